import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { placeChips } from './live/place-chips.ts';
import { readTable } from './live/read-table.ts';
import type { LiveContext } from './live/table-context.ts';
import { readFreeSpins } from './play/free-spins.ts';
import { actInRound, beginRound, type PlayContext, type PlayResult, readLastRound, readOpenRound } from './play/rounds.ts';
import { findSession } from './play/sessions.ts';
import type { PlaySession } from './play/tables.ts';
import { readBalance } from './play/wallet.ts';
import { findGame } from './profile.ts';

/** Identifies the page; issued with it and valid until the game is opened elsewhere. */
const playKeyHeader = 'X-Play-Key';

const openSchema = z.object({ action: z.unknown(), isFreeSpin: z.boolean().default(false) });
const actSchema = z.object({ roundId: z.string().max(64), action: z.unknown() });
/** Only a page that opens needs the last round; a sign of life does not. */
const stateSchema = z.object({ isFirst: z.boolean().default(true) });
const betSchema = z.object({ tableRound: z.int(), bets: z.unknown(), idempotencyKey: z.string().regex(/^[\w-]{8,64}$/) });

/** The HTTP API of the game pages. Amounts in minor units; a refusal is `{ kind: 'refused', code }` with status 409. */
export function createPlayRoutes(context: PlayContext & LiveContext): Hono {
  const { database, wallet } = context;
  const app = new Hono();

  function post<Body extends z.ZodType>(
    path: string,
    schema: Body,
    handle: (session: PlaySession, body: z.output<Body>) => Promise<object>,
  ): void {
    app.post(path, async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      const session = await findSession(database, c.req.header(playKeyHeader));
      if (!session) return c.json({ kind: 'refused', code: 'OPENED_ELSEWHERE' }, 409);
      const body = schema.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) return c.json({ kind: 'refused', code: 'NOT_ALLOWED' }, 400);
      const reply = await handle(session, body.data);
      return c.json(reply, 'kind' in reply && reply.kind === 'refused' ? 409 : 200);
    });
  }

  // Live tables have rounds of their own.
  const unlessLiveTable = async (session: PlaySession, play: () => Promise<object>) =>
    findGame(session.game)?.table ? { kind: 'refused', code: 'NOT_ALLOWED' } : play();
  const withFreeSpins = async (session: PlaySession, result: PlayResult) =>
    result.kind === 'played' ? { ...result, freeSpins: await readFreeSpins(database, session) } : result;
  post('/play/open', openSchema, (session, { action, isFreeSpin }) =>
    unlessLiveTable(session, async () => withFreeSpins(session, await beginRound(context, session, action, isFreeSpin))),
  );
  post('/play/act', actSchema, (session, { roundId, action }) =>
    unlessLiveTable(session, async () => withFreeSpins(session, await actInRound(context, session, roundId, action))),
  );
  post('/play/state', stateSchema, async (session, { isFirst }) => {
    const balance = await readBalance(wallet, session);
    const [round, last] = await Promise.all([
      readOpenRound(context, session),
      isFirst ? readLastRound(context, session) : undefined,
    ]);
    return {
      balanceMinor: balance?.balanceMinor ?? session.balanceMinor,
      stakeLimit: balance?.stakeLimit ?? null,
      isClosed: balance === undefined,
      round: round ?? null,
      last: last ?? null,
      freeSpins: session.freeSpins,
      now: context.realNow(),
    };
  });
  post('/live/table', z.object({}), async (session) => {
    const game = findGame(session.game);
    return game?.table ? readTable(context, session, game) : { kind: 'refused', code: 'NOT_ALLOWED' };
  });
  post('/live/bet', betSchema, (session, request) => placeChips(context, session, request));
  return app;
}
