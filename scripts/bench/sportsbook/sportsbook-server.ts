import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { serviceUrl } from '#sandbox/kit/config.ts';
import { listen } from '#sandbox/kit/http/serve.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { openSession } from '#sandbox/platform/sportsbook/sessions.ts';
import { openTestContext } from '../../../tests/fixtures/sandbox/service-context.ts';
import { openSportsOn } from '../../../tests/fixtures/sandbox/sports/sports.ts';
import { findFreeOffset } from '../../../tests/fixtures/servers/free-offset.ts';
import { createTickingEvents } from './ticking-events.ts';

/** Child process of `bench:sportsbook`: platform and sportsbook over HTTP, with players who have money and a session. */
const { DATABASE_URL } = process.env;
const count = z.coerce.number().int();
const { players, pages, events } = z
  .object({ players: count, pages: count, events: count })
  .parse(JSON.parse(process.env.BENCH_SPORTSBOOK ?? '{}'));
const firstPlayer = 700_000;

const context = await openTestContext({
  SANDBOX_PORT_OFFSET: await findFreeOffset(),
  ...(DATABASE_URL && { DATABASE_URL }),
});
const { config, database, clock } = context;
const platform = await createPlatformService({ ...context, verifyIdToken: async () => undefined });
await platform.reset();
await database.execute(sql`insert into player select (jsonb_populate_record(p, jsonb_build_object('id', ${firstPlayer}::int + n, 'email',
      n || '@bench.test', 'mobile_phone', '+35840' || n, 'person_id', 'bench-' || n))).*
    from (select p from player p where currency_code = 'EUR' order by id limit 1) one (p), generate_series(0, ${players - 1}::int) n`);
const money = { currency: 'EUR', at: clock.now(), category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
const customers: { playerId: string; sessionToken: string }[] = [];
for (let index = 0; index < players; index += 1) {
  const id = firstPlayer + index;
  const playerId = String(id);
  await openWallet(database, playerId, 'EUR');
  const entries = { main: 100_000_000, 'house:adjust': -100_000_000 };
  await post(database, { ...money, referenceId: `bench-${id}`, playerId, entries });
  customers.push({ playerId, sessionToken: await openSession(database, id, 'bench') });
}
await database.execute(sql`analyze`);
const book = createTickingEvents(events, new Date(clock.now().getTime() - 60_000));
const sports = await openSportsOn(context, { book });
await Promise.all([listen(platform, config.ports.platform, context), listen(sports.service, config.ports.sports, context)]);
const playerKeys: string[] = [];
for (const customer of customers) playerKeys.push((await sports.openPage({ customer })).key);
const visitorKeys: string[] = [];
for (let index = 0; index < pages; index += 1) visitorKeys.push((await sports.openPage()).key);

let usage = process.cpuUsage();
let readAt = performance.now();
/** The share of one core since the last reading. */
process.on('message', () => {
  const { user, system } = process.cpuUsage(usage);
  const share = (user + system) / 1_000 / (performance.now() - readAt);
  usage = process.cpuUsage();
  readAt = performance.now();
  process.send?.({ share });
});
process.send?.({ url: serviceUrl(config, 'sports'), playerKeys, visitorKeys });
