import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import type { Hall } from './live/hall.ts';
import type { Rounds } from './play/rounds.ts';
import { findSession } from './play/sessions.ts';
import type { PlaySession } from './play/tables.ts';
import type { Wallet } from './play/wallet.ts';
import { findGame } from './profile.ts';

/** Shows whose page asks; given out with the page, and good until the game is opened elsewhere. */
const keyHeader = 'X-Play-Key';

const openSchema = z.object({ action: z.unknown() });
const actSchema = z.object({ roundId: z.string().max(64), action: z.unknown() });
const betSchema = z.object({ tableRound: z.int(), bets: z.unknown(), wish: z.string().regex(/^[\w-]{8,64}$/) });

export interface PlayPorts {
  readonly database: Database;
  readonly rounds: Rounds;
  readonly hall: Hall;
  readonly wallet: Wallet;
}

/** What a game's page asks of its service. Amounts in minor units; a refusal has a code and status 409. */
export function createPlayRoutes({ database, rounds, hall, wallet }: PlayPorts): Hono {
  const app = new Hono();

  function post<Body extends z.ZodType>(
    path: string,
    schema: Body,
    answer: (session: PlaySession, body: z.output<Body>) => Promise<object>,
  ): void {
    app.post(path, async (c: Context) => {
      c.header('Cache-Control', 'no-store');
      const session = await findSession(database, c.req.header(keyHeader));
      if (!session) return c.json({ kind: 'refused', code: 'OPENED_ELSEWHERE' }, 409);
      const body = schema.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) return c.json({ kind: 'refused', code: 'NOT_ALLOWED' }, 400);
      const told = await answer(session, body.data);
      return c.json(told, 'kind' in told && told.kind === 'refused' ? 409 : 200);
    });
  }

  // A table with a dealer has rounds of its own.
  const unlessTable = async (session: PlaySession, play: () => Promise<object>) =>
    findGame(session.game)?.table ? { kind: 'refused', code: 'NOT_ALLOWED' } : play();
  post('/play/open', openSchema, (session, { action }) => unlessTable(session, () => rounds.begin(session, action)));
  post('/play/act', actSchema, (session, { roundId, action }) =>
    unlessTable(session, () => rounds.goOn(session, roundId, action)),
  );
  post('/play/state', z.object({}), async (session) => {
    const balanceMinor = await wallet.balanceOf(session);
    const [round, last] = await Promise.all([rounds.shown(session), rounds.last(session)]);
    return {
      balanceMinor: balanceMinor ?? session.balanceMinor,
      isClosed: balanceMinor === undefined,
      round: round ?? null,
      last: last ?? null,
    };
  });
  post('/live/look', z.object({}), async (session) => {
    const game = findGame(session.game);
    return game?.table ? hall.look(session, game) : { kind: 'refused', code: 'NOT_ALLOWED' };
  });
  post('/live/bet', betSchema, (session, { tableRound, bets, wish }) => hall.place(session, { tableRound, bets, wish }));
  return app;
}
