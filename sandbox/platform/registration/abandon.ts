import { and, eq, inArray, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { accountTable } from '#sandbox/ledger/schema.ts';
import { eraseRows } from '../erasure/erase-rows.ts';
import { lastChange } from '../erasure/find-due.ts';
import { writeErasure } from '../erasure/record.ts';
import { type Player, playerTable, siteId, statusHistoryTable } from '../players/tables.ts';

/** For which an unfinished registration can be continued: the life of its token (DEC-SGN-2). */
export const continuedMs = 7 * dayMs;
/** For which it keeps its e-mail address and phone number, which are not proven, from other registrations. */
const reservedMs = dayMs;

/**
 * The condition of registrations that no one has continued for a time. Accounts that were open, and those from a bank payment,
 * whose players have accepted no terms yet, are none.
 */
export function isAbandoned(ms: number, now: Date): SQL | undefined {
  const wasRegistered = sql`(select 1 from ${statusHistoryTable} h
    where h.player_id = ${playerTable.id} and h.status not in ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'))`;
  // An operator may have booked a correction.
  const hasMoney = sql`(select 1 from ${accountTable} a where a.player_id = ${playerTable.id})`;
  const before = new Date(now.getTime() - ms);
  return and(
    inArray(playerTable.status, ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED']),
    ne(playerTable.termsVersion, ''),
    notExists(wasRegistered),
    notExists(hasMoney),
    lte(playerTable.registeredAt, before),
    sql`${lastChange} <= ${before.toISOString()}`,
  );
}

/** Ends an unfinished registration, and erases what it says of its person. Call it under `lockPersons`. */
export async function abandonRegistration(tx: Database, playerId: string, now: Date): Promise<void> {
  const id = Number(playerId);
  // The contacts are not proven: what is found by them may be another person's.
  const owner = { playerId, contacts: [] };
  await tx.update(playerTable).set({ status: 'CLOSED' }).where(eq(playerTable.id, id));
  await tx.insert(statusHistoryTable).values({ playerId: id, status: 'CLOSED', at: now });
  await eraseRows(tx, owner, 'closing');
  await eraseRows(tx, owner, 'retention');
  await writeErasure(tx, id, { clearedAt: now, erasedAt: now });
}

/** The condition of registrations that keep their contacts from no one any more. */
export const hasLeftContacts = (now: Date) => isAbandoned(reservedMs, now);

/** Ends registrations that were left and hold a contact, before it is looked up. Call it under `lockPersons`. */
export async function freeContact(tx: Database, field: 'email' | 'mobilePhone' | 'cpf', value: string, now: Date): Promise<void> {
  const isSame = field === 'email' ? eq(sql`lower(${playerTable.email})`, value.toLowerCase()) : eq(playerTable[field], value);
  const holders = await tx
    .select()
    .from(playerTable)
    .where(and(eq(playerTable.siteId, siteId), isSame, hasLeftContacts(now)));
  await releaseContacts(tx, holders, now);
}

/** Whether all these registrations were left long enough for their contacts to be used by another person; they end then. */
export async function releaseContacts(tx: Database, registrations: readonly Player[], now: Date): Promise<boolean> {
  const ids = registrations.map(({ id }) => id);
  const left = await tx
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(and(inArray(playerTable.id, ids), hasLeftContacts(now)));
  if (left.length < ids.length) return false;
  for (const { id } of left) await abandonRegistration(tx, String(id), now);
  return true;
}
