import { sql } from 'drizzle-orm';
import { listen } from '#sandbox/kit/http/serve.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { createRealtimeService } from '#sandbox/realtime/service.ts';
import { openTestContext } from '../../../tests/fixtures/sandbox/service-context.ts';

interface FeedOptions {
  readonly databaseUrl: string | undefined;
  readonly players: number;
}

/** The id of the nth player of the benchmark. */
export function benchPlayerId(index: number): string {
  return String(500_000 + index);
}

/** Starts the feed on a free port with `players` wallets. A player's id is also the token. */
export async function startFeed({ databaseUrl, players }: FeedOptions) {
  const context = await openTestContext({ ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  const { database, clock } = context;
  const verifyIdToken = async (token: string) => ({ player_id: token });
  await (await createPlatformService({ ...context, verifyIdToken })).reset();
  await database.execute(sql`insert into player select (jsonb_populate_record(p, jsonb_build_object('id', 500000 + n, 'email', n || '@bench.test',
        'mobile_phone', '+35840' || n, 'person_id', 'bench-' || n))).*
    from (select p from player p order by id limit 1) one (p), generate_series(0, ${players - 1}) n`);
  await database.transaction(async (tx) => {
    for (let index = 0; index < players; index += 1) await openWallet(tx, benchPlayerId(index), 'EUR');
  });
  await database.execute(sql`analyze`);
  const service = await createRealtimeService({ ...context, verifyIdToken });
  const { port } = await listen(service, 0, context);
  return {
    port,
    book: (index: number, referenceId: string) =>
      post(database, {
        referenceId,
        playerId: benchPlayerId(index),
        currency: 'EUR',
        at: clock.now(),
        category: 'ADJUSTMENT',
        type: 'DEPOSIT',
        status: 'COMPLETED',
        entries: { main: 100, 'house:adjust': -100 },
      }),
  };
}
