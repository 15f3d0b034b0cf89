import { z } from 'zod';
import { serveFeed } from './feed-players.ts';

/** One process with nothing but the feed and a database, for `bench:feed`: it books and says how much memory it holds. */
const { DATABASE_URL } = process.env;
const players = Number(process.env.FEED_PLAYERS);
const asked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('memory') }),
  z.object({ kind: z.literal('book'), player: z.number().int(), reference: z.string() }),
]);

const feed = await serveFeed({ databaseUrl: DATABASE_URL, players });

process.on('message', async (message) => {
  const question = asked.parse(message);
  if (question.kind === 'book') await feed.book(question.player, question.reference);
  else process.send?.({ kind: 'memory', ...(await settleMemory()) });
});
process.send?.({ kind: 'ready', port: feed.port });

/** Resident bytes once nothing is left to collect, and how many sockets they hold. */
async function settleMemory() {
  for (let round = 0; round < 4; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, external, arrayBuffers };
}
