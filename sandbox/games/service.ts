import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { roundWaitMinutes } from '#sandbox/data/tables/account-rules.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createDeliveries } from '#sandbox/kit/deliver.ts';
import { readFont } from '#sandbox/kit/fonts.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { createRandomSource, type RandomSource } from './engines/random-source.ts';
import { createJackpots } from './jackpots/play.ts';
import { readLaunch } from './launch.ts';
import { resumePayOuts, stopPayOuts } from './live/pay-out.ts';
import type { RoundTimes } from './live/phases.ts';
import { launchErrorScript, renderGame, renderLaunchError } from './page/page.ts';
import { readScript } from './page/scripts.ts';
import { createSkinRoutes } from './page/skin-routes.ts';
import { style } from './page/style.ts';
import { type AbandonTimes, settleAbandonedRounds } from './play/abandoned-rounds.ts';
import { createPlatformClient } from './play/platform-client.ts';
import { adoptOpenRound } from './play/rounds.ts';
import { openSession } from './play/sessions.ts';
import { resumeCalls } from './play/wallet.ts';
import { createPlayRoutes } from './routes.ts';

const maxBodyBytes = 16 * 1024;

/** Times and randomness, for tests. */
export interface GamesOptions {
  readonly times?: RoundTimes;
  readonly abandonTimes?: AbandonTimes;
  readonly source?: RandomSource;
  readonly realNow?: () => number;
}

/** The providers' games (port 4104): launchers, playable games, and their rounds over the seamless wallet. */
export async function createGamesService(context: SandboxContext, options: GamesOptions = {}): Promise<Service> {
  const { config, database, clock, readNumberForm } = context;
  const site = new URL(config.siteUrl).origin;
  const realNow = options.realNow ?? Date.now;
  const source = options.source ?? createRandomSource();
  const times = options.times ?? { betsMs: 20_000, resultMs: 8_000 };
  const abandonTimes = options.abandonTimes ?? { awayMs: 40_000, settleMs: roundWaitMinutes * 60_000 };
  const deliveries = createDeliveries();
  const platform = createPlatformClient(context, deliveries.closing);
  const wallet = { database, platform, deliver: deliveries.deliver };
  const jackpots = createJackpots(context);
  const play = { database, wallet, source, jackpots, realNow, runExclusive: createKeyedLock() };
  const live = { ...play, now: () => clock.now(), times, timers: new Map(), seen: new Map() };
  const abandonedRounds = settleAbandonedRounds(play, abandonTimes);
  await Promise.all([resumeCalls(wallet), resumePayOuts(live)]);

  const app = new Hono();
  app.onError(handleUnexpectedError('games'));
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${site}`;
  app.get('/:provider/:launcher{launch|ContainerLauncher}', async (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    // The URL contains the launch token.
    c.header('Referrer-Policy', 'no-referrer');
    const launch = readLaunch(c.req.query(), config.siteUrl);
    if (!launch) return c.html(renderLaunchError('unknown-game', 'en', site), 404);
    const opened = await openSession(database, platform, c.req.param('provider'), launch);
    if (opened.kind === 'opened') {
      await adoptOpenRound(play, opened.session);
      return c.html(renderGame(opened.game, opened.session, { key: opened.key, site, readNumberForm }));
    }
    const status = { 'unknown-game': 404, 'no-session': 403, unreachable: 503 } as const;
    return c.html(renderLaunchError(opened.reason, launch.language, site), status[opened.reason]);
  });
  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }));
  app.get('/launch-error.js', (c) => c.body(launchErrorScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
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
  app.route('/', createPlayRoutes(live));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));

  return {
    name: 'games',
    app,
    bodies: { maxBytes: maxBodyBytes },
    reset: async () => {
      await database.execute(sql`truncate live_round, play_call, play_refused_request, play_round, play_session`);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      await abandonedRounds.stop();
      stopPayOuts(live);
      await deliveries.close();
    },
  };
}
