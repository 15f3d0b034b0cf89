import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { envelopeOf } from '#lib/platform/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { answerBroken } from '#sandbox/kit/trace.ts';
import { createSource, type Source } from './engines/source.ts';
import { readLaunch } from './launch.ts';
import { createHall } from './live/hall.ts';
import type { RoundTimes } from './live/phases.ts';
import { readFont } from './page/fonts.ts';
import { renderGame, renderSorry, sorryScript } from './page/page.ts';
import { readScript } from './page/scripts.ts';
import { createSkinRoutes } from './page/skin-routes.ts';
import { style } from './page/style.ts';
import { createPlatformLine } from './play/ask-platform.ts';
import { createJackpots } from './play/jackpots.ts';
import { createRounds } from './play/rounds.ts';
import { enter } from './play/sessions.ts';
import { type Patience, sweepRounds } from './play/sweep.ts';
import { createWallet } from './play/wallet.ts';
import { createPlayRoutes } from './routes.ts';

const maxBodyBytes = 16 * 1024;

/** Times and chance that a test sets itself. */
export interface GamesOptions {
  readonly times?: RoundTimes;
  readonly patience?: Patience;
  readonly source?: Source;
  readonly realNow?: () => number;
}

/** The providers' games (4104, decisions §3.5): launchers, playable games, and their rounds over the seamless wallet. */
export async function createGamesService(context: SandboxContext, options: GamesOptions = {}): Promise<Service> {
  const { config, database, clock } = context;
  const site = new URL(config.siteUrl).origin;
  const realNow = options.realNow ?? Date.now;
  const source = options.source ?? createSource();
  const times = options.times ?? { betsMs: 20_000, resultMs: 8_000 };
  const patience = options.patience ?? { awayMs: 40_000, settleMs: 10 * 60_000 };
  const closing = new AbortController();
  const line = createPlatformLine(context, closing.signal);
  const wallet = createWallet(context);
  const rounds = createRounds({ database, wallet, source, jackpots: createJackpots(context), realNow });
  const hall = createHall({ database, wallet, source, realNow, now: () => clock.now(), times });
  const sweeper = sweepRounds(database, rounds, wallet, patience, realNow);
  await Promise.all([wallet.resume(), hall.resume()]);

  const app = new Hono();
  app.onError(answerBroken('games'));
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${site}`;
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json(envelopeOf(413, 'error.body.too_large'), 413) }));
  app.get('/:provider/:launcher{launch|ContainerLauncher}', async (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // The address carries the token.
    c.header('Referrer-Policy', 'no-referrer');
    const launch = readLaunch(c.req.query(), config.siteUrl);
    if (!launch) return c.html(renderSorry('unknown-game', 'en', site), 404);
    const entered = await enter(database, line, c.req.param('provider'), launch);
    if (entered.kind === 'in') {
      await rounds.takeUp(entered.session);
      return c.html(renderGame(entered.game, entered.session, entered.key, site));
    }
    const status = { 'unknown-game': 404, 'no-session': 403, unreachable: 503 } as const;
    return c.html(renderSorry(entered.why, launch.language, site), status[entered.why]);
  });
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }));
  app.get('/sorry.js', (c) => c.body(sorryScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/client/:file', async (c) => {
    const script = await readScript(c.req.param('file').replace(/\.js$/, ''));
    if (script === undefined) return c.notFound();
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
  app.get('/font/:file', async (c) => {
    const font = await readFont(c.req.param('file'));
    if (!font) return c.notFound();
    return c.body(font, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
  app.route('/', createSkinRoutes());
  app.route('/', createPlayRoutes({ database, rounds, hall, wallet }));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));

  return {
    name: 'games',
    app,
    reset: async () => {
      await database.execute(sql`truncate live_round, play_call, play_round, play_session`);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      closing.abort();
      sweeper.stop();
      hall.close();
      await wallet.close();
    },
  };
}
