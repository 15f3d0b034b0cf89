import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { startFeed } from './feed-service.ts';

/** Child process of `bench:feed` with only the feed and a database. Books on request and reports its memory. */
const { DATABASE_URL } = process.env;
const players = Number(process.env.FEED_PLAYERS);
const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('memory') }),
  z.object({ kind: z.literal('book'), player: z.number().int(), reference: z.string() }),
]);

const feed = await startFeed({ databaseUrl: DATABASE_URL, players });

process.on('message', async (message) => {
  const request = requestSchema.parse(message);
  if (request.kind === 'book') await feed.book(request.player, request.reference);
  else process.send?.({ kind: 'memory', ...(await measureMemory()) });
});
process.send?.({ kind: 'ready', port: feed.port });

/** Memory in bytes after repeated garbage collections. */
async function measureMemory() {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await sleep(500);
  }
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, external, arrayBuffers };
}
