import { Agent, request } from 'node:http';
import { listTransactions, readNetPosition } from '#lib/wallet/contract.ts';
import { listen } from '#sandbox/kit/http/serve.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { postAll } from '#sandbox/ledger/post-all.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { openTestContext } from '../../tests/fixtures/sandbox/service-context.ts';
import { compareTimes, describeFigure } from './measure.ts';

/**
 * `npm run bench:history`: the transactions page of a player with 100,000 rows compared to one with 100, over HTTP: a page of
 * rows and the net position. `DATABASE_URL` uses a PostgreSQL server.
 */
const [long, short] = [
  { playerId: '100024', rows: 100_000 },
  { playerId: '100023', rows: 100 },
];
const calls = 40;

const { DATABASE_URL } = process.env;
const context = await openTestContext({ ...(DATABASE_URL && { DATABASE_URL }) });
const service = await createPlatformService({ ...context, verifyIdToken: async (token) => ({ player_id: token }) });
await service.reset();
for (const { playerId, rows } of [long, short]) await fill(playerId, rows);
await context.database.execute('vacuum analyze');
const { port, close } = await listen(service, 0, context);
const agent = new Agent({ keepAlive: true });

try {
  const pages: readonly (readonly [string, string])[] = [
    ['first page', ''],
    ['one category', '&category=CASINO'],
    ['last day', '&hour=24'],
  ];
  for (const [name, query] of pages) {
    const page = (playerId: string) => async () => {
      for (let call = 0; call < calls; call += 1) {
        await Promise.all([
          get(listTransactions.path, playerId, `limit=10&position=0${query}`),
          get(readNetPosition.path, playerId, query),
        ]);
      }
    };
    const figure = await compareTimes(
      `${name}: ${long.rows} rows compared to ${short.rows}`,
      page(long.playerId),
      page(short.playerId),
      2,
    );
    console.info(describeFigure(figure));
  }
} finally {
  agent.destroy();
  await close();
  await context.close();
}
process.exit(0);

async function fill(playerId: string, rows: number): Promise<void> {
  const { database, clock } = context;
  await openWallet(database, playerId, 'EUR');
  const start = clock.now().getTime() - rows * 60_000;
  const chunk = 10_000;
  for (let from = 0; from < rows; from += chunk) {
    const count = Math.min(chunk, rows - from);
    await postAll(
      database,
      Array.from({ length: count }, (_, index) => postingOf(playerId, from + index, start)),
    );
  }
}

function postingOf(playerId: string, index: number, start: number): Posting {
  const base = { referenceId: `bench-${playerId}-${index}`, playerId, currency: 'EUR', at: new Date(start + index * 60_000) };
  if (index % 100 === 0) {
    const entries = { main: 20_000, 'psp:CREDITCARD': -20_000 };
    return { ...base, category: 'PAYMENT', type: 'DEPOSIT', status: 'COMPLETED', method: 'CREDITCARD', entries };
  }
  const isBet = index % 2 === 1;
  const entries = { main: isBet ? -100 : 90, 'house:games:bench': isBet ? 100 : -90 };
  return { ...base, category: 'CASINO', type: isBet ? 'BET' : 'WIN', status: 'SUCCESS', gameId: 'golden-harvest', entries };
}

function get(path: string, playerId: string, query: string): Promise<void> {
  const url = `http://127.0.0.1:${port}${path.replace('{playerId}', playerId)}?${query}`;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers: { SiteContext: '5', Authorization: playerId } }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
