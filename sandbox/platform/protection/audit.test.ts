import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { testDatabases } from '../../../tests/fixtures/servers/test-databases.ts';
import { clearProtectionEvents, type ProtectionEvent, readProtectionEvents, recordProtectionEvent } from './audit.ts';
import { verifyProtection } from './verify-audit.ts';

const [ava, ben] = ['100023', '100024'] as const;
const at = new Date('2026-11-20T12:00:00.123Z');

function event(playerId: string, details: ProtectionEvent['details'] = {}): ProtectionEvent {
  return { playerId, kind: 'STATUS_CHANGED', by: 'PLAYER', at, details };
}

describe.each(testDatabases)('the audit trail on $name', ({ open }) => {
  const database = openBeforeAll(open, 180_000);

  beforeEach(() => database().db.transaction(clearProtectionEvents));

  const record = (playerId: string, details?: ProtectionEvent['details']) =>
    database().db.transaction((tx) => recordProtectionEvent(tx, event(playerId, details)));
  const read = (playerId: string) => readProtectionEvents(database().db, playerId, { position: 0, limit: 100 });
  /** The change of a database administrator who switches triggers off. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    database().db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(statement);
    });

  test('DEC-RGA-2 each event is hashed with the player’s previous one, newest first, and verified', async () => {
    await record(ava, { from: 'REGISTERED', to: 'TIMEOUT', hours: 24, final: true, until: null, note: 'ä\n"x"' });
    await record(ben);
    await record(ava);
    const [second, first] = await read(ava);
    expect([first?.position, second?.position]).toEqual([1, 2]);
    expect(first).toMatchObject({ kind: 'STATUS_CHANGED', by: 'PLAYER', at, details: { hours: 24, note: 'ä\n"x"' } });
    expect(await verifyProtection(database().db)).toMatchObject({ intact: true, players: 2, events: 3, faults: [] });
    expect(await verifyProtection(database().db, { playerId: ben })).toMatchObject({ intact: true, players: 1, events: 1 });
  });

  test('DEC-RGA-2 the database refuses to change, delete or empty the trail', async () => {
    await record(ava);
    for (const table of ['protection_event', 'protection_chain']) {
      for (const statement of [`update ${table} set player_id = 1`, `delete from ${table}`, `truncate ${table} cascade`]) {
        await expect(database().db.execute(sql.raw(statement))).rejects.toMatchObject({
          cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
        });
      }
    }
    expect(await read(ava)).toHaveLength(1);
  });

  test('DEC-RGA-2 concurrent events of one player form one chain, in transactions that hold other locks', async () => {
    const lock = (tx: Parameters<typeof recordProtectionEvent>[0], turn: number) =>
      tx.execute(sql`select pg_advisory_xact_lock(${turn % 2})`);
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        database().db.transaction(async (tx) => {
          if (turn % 3 === 0) await recordProtectionEvent(tx, event(ava, { turn }));
          await lock(tx, turn);
          await wait(1);
          if (turn % 3 !== 0) await recordProtectionEvent(tx, event(ava, { turn }));
        }),
      ),
    );
    expect((await read(ava)).map(({ position }) => position)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await verifyProtection(database().db)).intact).toBe(true);
  });

  test('DEC-RGA-2 an event of a transaction that fails is not in the trail', async () => {
    const failing = database().db.transaction(async (tx) => {
      await recordProtectionEvent(tx, event(ava));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await read(ava)).toEqual([]);
  });

  test.each([
    [
      'a changed detail',
      sql`update protection_event set details = '{"turn": 7}' where player_id = 100023 and details @> '{"turn": 1}'`,
      ['entry 2 of player 100023 was changed'],
    ],
    [
      'a changed time',
      sql`update protection_event set at = at + interval '1 hour' where details @> '{"turn": 2}'`,
      ['entry 3 of player 100023 was changed'],
    ],
    [
      'a removed event',
      sql`delete from protection_event where details @> '{"turn": 1}'`,
      ['entry 2 of player 100023 has lost its event'],
    ],
    [
      'a removed entry',
      sql`delete from protection_chain where position = 2`,
      ['entry 3 of player 100023 follows entry 1', 'event 2 belongs to no chain'],
    ],
    [
      'an event without entry',
      sql`insert into protection_event (player_id, kind, by, at, details) values (100023, 'X', 'y', now(), '{}')`,
      [expect.stringMatching(/^event \d+ belongs to no chain$/)],
    ],
  ])('DEC-RGA-2 the verification finds %s', async (_name, statement, faults) => {
    for (const turn of [0, 1, 2]) await record(ava, { turn });
    await tamper(statement);
    expect(await verifyProtection(database().db)).toMatchObject({ intact: false, faults });
  });

  test('DEC-RGA-2 a checkpoint shows a chain that was cut or rewritten', async () => {
    for (const turn of [0, 1]) await record(ava, { turn });
    const { checkpoint } = await verifyProtection(database().db);
    await record(ava, { turn: 2 });
    expect(await verifyProtection(database().db, { checkpoint })).toMatchObject({ intact: true, events: 3 });
    await database().db.transaction(clearProtectionEvents);
    await record(ava, { turn: 0 });
    expect(await verifyProtection(database().db)).toMatchObject({ intact: true });
    expect((await verifyProtection(database().db, { checkpoint })).faults).toEqual(['entry 2 of player 100023 is missing']);
    await record(ava, { turn: 9 });
    expect((await verifyProtection(database().db, { checkpoint })).faults).toEqual(['entry 2 of player 100023 was rewritten']);
  });
});
