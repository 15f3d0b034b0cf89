import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { createTestDatabase, hasTestServer, type TestDatabase } from '#sandbox/database/test-server.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { testDatabases } from '#sandbox/ledger/test-databases.ts';
import { readNotice } from './notice.ts';
import { announcesItself, pumpOnce, startPump } from './pump.ts';

const players = ['100023', '100024', '100025'] as const;
const at = new Date('2026-11-20T12:00:00Z');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let references = 0;

function give(db: OpenDatabase['db'], playerId: string) {
  references += 1;
  const kind = { category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
  const entries = { main: 100, 'house:adjust': -100 };
  return post(db, { referenceId: `fan-${references}`, playerId, currency: 'EUR', at, ...kind, entries });
}

async function listenOn(open: OpenDatabase) {
  const heard: string[] = [];
  const hear = (payload: string) => {
    const notice = readNotice(payload);
    if (notice?.kind === 'balances') heard.push(...notice.playerIds);
  };
  const stop = await open.listen('feed', { hear, missed: () => undefined });
  return { heard, stop };
}

describe.each(testDatabases)('what bookings announce on $name', ({ open }) => {
  let database: OpenDatabase;
  let isDirect: boolean;

  beforeAll(async () => {
    database = await open();
    isDirect = await announcesItself(database.db);
  }, 180_000);
  afterAll(() => database?.close());
  beforeEach(async () => {
    await clearLedger(database.db);
    for (const playerId of players) await openWallet(database.db, playerId, 'EUR');
    await pumpOnce(database.db);
    await pause(50);
  });

  /** Lets everything that is committed be told. */
  async function settle(): Promise<void> {
    if (!isDirect) await pumpOnce(database.db);
    await pause(100);
  }

  test('RTM-04 every listener hears of a booking once it is committed, and of no other player', async () => {
    const [one, other] = [await listenOn(database), await listenOn(database)];
    await give(database.db, players[0]);
    await settle();
    expect([new Set(one.heard), new Set(other.heard)]).toEqual([new Set([players[0]]), new Set([players[0]])]);
    await one.stop();
    await other.stop();
  });

  test('RTM-04 nobody hears of a booking before its transaction is over, nor ever of one that is undone', async () => {
    const listener = await listenOn(database);
    await expect(
      database.db.transaction(async (tx) => {
        await give(tx, players[1]);
        if (!isDirect) await pumpOnce(database.db);
        expect(listener.heard).toEqual([]);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await settle();
    expect(listener.heard).toEqual([]);
    await listener.stop();
  });

  test('a listener that stopped hears nothing', async () => {
    const listener = await listenOn(database);
    await listener.stop();
    await give(database.db, players[2]);
    await settle();
    expect(listener.heard).toEqual([]);
  });
});

(hasTestServer ? describe : describe.skip)('two processes over one server', () => {
  let own: TestDatabase | undefined;
  let first: OpenDatabase;
  let second: OpenDatabase;

  beforeAll(async () => {
    own = await createTestDatabase();
    first = await openDatabase({ url: own?.url, folder: undefined });
    second = await openDatabase({ url: own?.url, folder: undefined });
    await clearLedger(first.db);
    for (const playerId of players) await openWallet(first.db, playerId, 'EUR');
  }, 60_000);
  afterAll(async () => {
    await first?.close();
    await second?.close();
    await own?.drop();
  });

  test('RTM-04 what one books is heard in both, whichever announces it, and nothing is left over', async () => {
    const listeners = [await listenOn(first), await listenOn(second)];
    const pumps = [startPump(first.db), startPump(second.db)];
    await Promise.all(Array.from({ length: 200 }, (_, turn) => give(turn % 2 ? first.db : second.db, players[turn % 3] ?? '')));
    await pause(500);
    for (const { heard } of listeners) expect(new Set(heard)).toEqual(new Set(players));
    expect(rowsOf(await first.db.execute(sql`select 1 from feed_outbox`))).toEqual([]);
    for (const stop of pumps) await stop();
    for (const { stop } of listeners) await stop();
  });

  test('a connection that is cut is taken up again, and says that something may have been missed', async () => {
    let missed = 0;
    const heard: string[] = [];
    const stop = await first.listen('feed', {
      hear: (payload) => void heard.push(payload),
      missed: () => {
        missed += 1;
      },
    });
    await second.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'feed'`,
    );
    for (let tries = 0; tries < 50 && missed === 0; tries += 1) await pause(100);
    expect(missed).toBe(1);
    await second.db.execute(sql`select pg_notify('feed', 'again')`);
    await pause(200);
    expect(heard).toContain('again');
    await stop();
  });
});
