/** Set to 1, 2, … in further checkouts, so that their tests can run on one machine at the same time. */
const checkout = Number(process.env.TEST_CHECKOUT ?? 0);

/** The ports of a site with its sandbox. Each worker has its own, so that workers can change data concurrently. */
export const worldOptions = (world: number) => ({
  port: 3_900 + 10 * checkout + world,
  portOffset: 1_000 + 1_000 * checkout + 100 * world,
  folder: `.sandbox/journeys-${world}`,
  env: { SANDBOX_MATCH_SECRET: 'journeys' },
});

/** This worker's ports, unless `JOURNEY_URL` and its companion variables name a running stack. */
const own = worldOptions(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
/** Added to the ports of this worker's sandbox. */
export const ownPortOffset = own.portOffset;
export const runningStack = process.env.JOURNEY_URL;
/** Stored pages and content of this worker's site. */
export const cacheFolder = runningStack ? undefined : `${own.folder}/last-good`;
export const siteUrl = runningStack ?? `http://localhost:${own.port}`;
export const opsUrl = process.env.JOURNEY_OPS_URL ?? `http://127.0.0.1:${4_112 + own.portOffset}`;
export const contentUrl = process.env.JOURNEY_CONTENT_URL ?? `http://127.0.0.1:${4_103 + own.portOffset}`;
export const chatUrl = process.env.JOURNEY_CHAT_URL ?? `http://127.0.0.1:${4_108 + own.portOffset}`;
export const gamesUrl = process.env.JOURNEY_GAMES_URL ?? `http://127.0.0.1:${4_104 + own.portOffset}`;
export const platformUrl = process.env.JOURNEY_PLATFORM_URL ?? `http://127.0.0.1:${4_100 + own.portOffset}`;
export const sportsUrl = process.env.JOURNEY_SPORTS_URL ?? `http://127.0.0.1:${4_107 + own.portOffset}`;
