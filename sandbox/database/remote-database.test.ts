import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { InsufficientFundsError } from '#sandbox/ledger/errors.ts';
import { type Posting, post } from '#sandbox/ledger/post.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { openDatabase } from './database.ts';
import { createDatabaseCalls, type DatabaseCalls } from './database-calls.ts';
import { rowsOf } from './migrate.ts';
import { openRemoteDatabase } from './remote-database.ts';

const playerId = '100023';
const maxIdleMs = 300;
const owner = openBeforeAll(() => openDatabase({ url: undefined, folder: undefined }));

beforeAll(async () => {
  await openWallet(owner().db, playerId, 'EUR');
  await owner().db.execute(
    sql`create table remote_value (id int primary key, text text, at timestamptz, day date, data jsonb, big bigint)`,
  );
}, 180_000);

/** Copies what crosses between processes, as their messages do. */
function throughMessages(calls: DatabaseCalls): DatabaseCalls {
  return {
    queryDatabase: async (query) => structuredClone(await calls.queryDatabase(structuredClone(query))),
    beginTransaction: async () => structuredClone(await calls.beginTransaction()),
    endTransaction: async (id, how) => structuredClone(await calls.endTransaction(id, how)),
  };
}

function openRemote() {
  const calls = createDatabaseCalls(owner().embedded, maxIdleMs);
  return { db: openRemoteDatabase(throughMessages(calls)), close: calls.close };
}

const countOf = async (id: number) => rowsOf(await owner().db.execute(sql`select 1 from remote_value where id = ${id}`)).length;
const insert = (id: number) => sql`insert into remote_value (id) values (${id})`;

function stake(referenceId: string, minor: number): Posting {
  const kind = { category: 'CASINO', type: 'BET', status: 'SUCCESS' } as const;
  const entries = { main: -minor, 'house:games:relax': minor };
  return { referenceId, playerId, currency: 'EUR', at: new Date('2026-11-20T12:00:00Z'), ...kind, entries };
}

test('another process reads and writes what the owner does, with the same types', async () => {
  const { db } = openRemote();
  const [at, day, data] = [new Date('2026-11-20T12:00:00.123Z'), '2026-11-20', { list: [1, 'two', null] }];
  await db.execute(
    sql`insert into remote_value values (1, 'Äijä', ${at.toISOString()}, ${day}, ${JSON.stringify(data)}, ${2 ** 53 - 1})`,
  );
  const query = sql`select * from remote_value where id = 1`;
  expect(rowsOf(await db.execute(query))).toEqual(rowsOf(await owner().db.execute(query)));
  expect(await readBalances(db, playerId)).toEqual(await readBalances(owner().db, playerId));
});

test('a transaction is kept whole or not at all', async () => {
  const { db } = openRemote();
  expect(await db.transaction(async (tx) => void (await tx.execute(insert(2))))).toBeUndefined();
  const failing = db.transaction(async (tx) => {
    await tx.execute(insert(3));
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect([await countOf(2), await countOf(3)]).toEqual([1, 0]);
});

test('an error keeps what callers read of it', async () => {
  const { db } = openRemote();
  await expect(post(db, stake('remote-1', 100))).rejects.toThrow(InsufficientFundsError);
  await db.execute(insert(4));
  await expect(db.execute(insert(4))).rejects.toMatchObject({ cause: { code: '23505', constraint: 'remote_value_pkey' } });
});

test('an error of the commit itself is reported', async () => {
  const { db } = openRemote();
  await db.execute(sql`create table remote_part (id int references remote_value deferrable initially deferred)`);
  const commit = db.transaction(async (tx) => void (await tx.execute(sql`insert into remote_part values (999)`)));
  await expect(commit).rejects.toMatchObject({ code: '23503' });
});

test('SEC-16 the transaction of a process that ends is rolled back, and the others go on', async () => {
  const remote = openRemote();
  const inserted = Promise.withResolvers<void>();
  const interrupted = remote.db.transaction(async (tx) => {
    await tx.execute(insert(5));
    inserted.resolve();
    await wait(10_000, undefined, { ref: false });
  });
  interrupted.catch(() => undefined);
  await inserted.promise;
  const waiting = remote.db.transaction(async (tx) => void (await tx.execute(insert(6))));
  remote.close();
  await expect(waiting).rejects.toThrow('no share');
  expect([await countOf(5), await countOf(6)]).toEqual([0, 0]);
  await expect(remote.db.execute(insert(7))).rejects.toMatchObject({ cause: { message: expect.stringContaining('no share') } });
});

test('SEC-16 a process that forgets its transaction holds up no one for long', async () => {
  const { db } = openRemote();
  const forgotten = db.transaction(async (tx) => {
    await tx.execute(insert(8));
    await wait(4 * maxIdleMs);
    await tx.execute(insert(9));
  });
  await expect(forgotten).rejects.toMatchObject({ cause: { message: 'The transaction has ended.' } });
  expect([await countOf(8), await countOf(9)]).toEqual([0, 0]);
});
