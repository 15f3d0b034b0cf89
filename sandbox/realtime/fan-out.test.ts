import { sql } from 'drizzle-orm';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { testDatabases } from '../../tests/fixtures/servers/test-databases.ts';
import { createTestDatabase, hasTestServer, type TestDatabase } from '../../tests/fixtures/servers/test-server.ts';
import { expectSoon } from '../../tests/fixtures/soon.ts';
import { readFeedEvent } from './feed-event.ts';
import { notifiesDirectly, publishOutbox, startOutboxPublisher } from './outbox.ts';

const players = ['100023', '100024', '100025'] as const;
const at = new Date('2026-11-20T12:00:00Z');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let references = 0;

function credit(db: OpenDatabase['db'], playerId: string) {
  references += 1;
  const kind = { category: 'ADJUSTMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
  const entries = { main: 100, 'house:adjust': -100 };
  return post(db, { referenceId: `fan-${references}`, playerId, currency: 'EUR', at, ...kind, entries });
}

async function listenOn(open: OpenDatabase) {
  const received: string[] = [];
  const onMessage = (payload: string) => {
    const event = readFeedEvent(payload);
    if (event?.kind === 'balances') received.push(...event.playerIds);
  };
  const stop = await open.listen('feed', { onMessage, onReconnect: () => undefined });
  return { received, stop };
}

describe.each(testDatabases)('notifications of bookings on $name', ({ open }) => {
  const database = openBeforeAll(open);
  let isDirect: boolean;

  beforeAll(async () => {
    isDirect = await notifiesDirectly(database().db);
  }, 180_000);
  beforeEach(async () => {
    await clearLedger(database().db);
    for (const playerId of players) await openWallet(database().db, playerId, 'EUR');
    await publishOutbox(database().db);
    await pause(50);
  });

  /** Waits until everything committed has been published. */
  async function settle(): Promise<void> {
    if (!isDirect) await publishOutbox(database().db);
    await pause(100);
  }

  test('RTM-04 every listener is notified of a committed booking, and of no other player', async () => {
    const [one, other] = [await listenOn(database()), await listenOn(database())];
    await credit(database().db, players[0]);
    await settle();
    expect([new Set(one.received), new Set(other.received)]).toEqual([new Set([players[0]]), new Set([players[0]])]);
    await one.stop();
    await other.stop();
  });

  test('RTM-04 no listener is notified of a booking before its commit, nor of one that is rolled back', async () => {
    const listener = await listenOn(database());
    await expect(
      database().db.transaction(async (tx) => {
        await credit(tx, players[1]);
        if (!isDirect) await publishOutbox(database().db);
        expect(listener.received).toEqual([]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await settle();
    expect(listener.received).toEqual([]);
    await listener.stop();
  });

  test('a stopped listener receives nothing', async () => {
    const listener = await listenOn(database());
    await listener.stop();
    await credit(database().db, players[2]);
    await settle();
    expect(listener.received).toEqual([]);
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

  test('RTM-04 both receive what either books, and the outbox is empty afterwards', async () => {
    const listeners = [await listenOn(first), await listenOn(second)];
    const publishers = [startOutboxPublisher(first.db), startOutboxPublisher(second.db)];
    await Promise.all(Array.from({ length: 200 }, (_, turn) => credit(turn % 2 ? first.db : second.db, players[turn % 3] ?? '')));
    await expectSoon(async () => {
      for (const { received } of listeners) expect(new Set(received)).toEqual(new Set(players));
      expect(rowsOf(await first.db.execute(sql`select 1 from feed_outbox`))).toEqual([]);
    });
    for (const stop of publishers) await stop();
    for (const { stop } of listeners) await stop();
  });

  test('SEC-16 a connection that closes within a transaction ends the transaction, not the process', async () => {
    const broken = first.db.transaction(async (tx) => {
      const [{ pid } = {}] = rowsOf(await tx.execute(sql`select pg_backend_pid() as pid`));
      await second.db.execute(sql`select pg_terminate_backend(${pid})`);
      await pause(200);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(rowsOf(await first.db.execute(sql`select 1`))).toHaveLength(1);
  });

  test('a lost connection reconnects and reports that notifications may have been missed', async () => {
    let reconnects = 0;
    const received: string[] = [];
    const stop = await first.listen('feed', {
      onMessage: (payload) => void received.push(payload),
      onReconnect: () => {
        reconnects += 1;
      },
    });
    await second.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'feed'`,
    );
    for (let tries = 0; tries < 50 && reconnects === 0; tries += 1) await pause(100);
    expect(reconnects).toBe(1);
    await second.db.execute(sql`select pg_notify('feed', 'again')`);
    await expectSoon(async () => expect(received).toContain('again'));
    await stop();
  });
});
