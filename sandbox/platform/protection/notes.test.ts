import { sql } from 'drizzle-orm';
import { openDatabase } from '#sandbox/database/database.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { readProtectionEvents, recordProtectionEvent } from './audit.ts';
import { recordOperatorChange } from './operator-changes.ts';
import { verifyProtection } from './verify-audit.ts';

const open = openBeforeAll(() => openDatabase({ url: undefined, folder: undefined }), 120_000);

const at = new Date('2026-05-01T12:00:00Z');
const record = (playerId: string, reason: string) =>
  recordOperatorChange(open().db, { by: 'mia', reason }, { kind: 'FLAG_CHANGED', playerId, details: { flag: 'casino' } }, at);
const faultsOf = async (playerId: string) => (await verifyProtection(open().db, { playerId })).faults;
const detailsOf = async (playerId: string) =>
  (await readProtectionEvents(open().db, playerId, { position: 0, limit: 5 })).map(({ details }) => details);

test('what an operator wrote is read with the entry, which holds its hash alone', async () => {
  await record('1', 'Called twice');
  expect(await detailsOf('1')).toEqual([{ flag: 'casino', reason: 'Called twice' }]);
  const stored = await open().db.execute(sql`select details::text as text from protection_event where player_id = 1`);
  expect(JSON.stringify(stored)).not.toContain('Called twice');
  expect(await faultsOf('1')).toEqual([]);
});

test('a changed text is a fault, a missing one only before the erasure', async () => {
  await record('2', 'Called once');
  await open().db.execute(sql`update protection_note set texts = '{"reason":"Never called"}' where player_id = 2`);
  expect(await faultsOf('2')).toEqual([expect.stringMatching(/^event \d+ has another text$/)]);
  await open().db.execute(sql`delete from protection_note where player_id = 2`);
  expect(await faultsOf('2')).toEqual([expect.stringMatching(/^event \d+ has lost its text$/)]);
  await open().db.execute(sql`insert into player_erasure (player_id, erased_at) values (2, now())`);
  expect(await faultsOf('2')).toEqual([]);
  expect(await detailsOf('2')).toEqual([{ flag: 'casino' }]);
});

test('codes of the player and the system stay in the entry', async () => {
  const event = { playerId: '3', kind: 'LIMIT_REVIEW', at, details: { reason: 'PERIODIC' } } as const;
  for (const by of ['PLAYER', 'SYSTEM']) await recordProtectionEvent(open().db, { ...event, by });
  const notes = await open().db.execute(sql`select count(*)::int as notes from protection_note where player_id = 3`);
  expect(notes).toMatchObject({ rows: [{ notes: 0 }] });
  expect(await detailsOf('3')).toEqual([{ reason: 'PERIODIC' }, { reason: 'PERIODIC' }]);
});
