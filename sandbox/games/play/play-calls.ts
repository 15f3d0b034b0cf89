import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type PlayCall, playCallTable } from './tables.ts';

export type NewCall = Omit<PlayCall, 'at' | 'doneAt'>;

const isOpen = isNull(playCallTable.doneAt);

export async function storeCall(db: Database, call: NewCall): Promise<PlayCall> {
  const stored = { ...call, at: new Date(), doneAt: null };
  await db.insert(playCallTable).values(stored);
  return stored;
}

export async function markDone(db: Database, txId: string): Promise<void> {
  await db.update(playCallTable).set({ doneAt: new Date() }).where(eq(playCallTable.txId, txId));
}

/** Turns a stake's open call into a rollback; false when the round was stored after all. */
export async function markRollback(db: Database, txId: string): Promise<boolean> {
  const isIt = and(eq(playCallTable.txId, txId), isOpen);
  return (await db.update(playCallTable).set({ kind: 'ROLLBACK' }).where(isIt).returning()).length > 0;
}

/** The calls that the wallet has not answered, oldest first. */
export async function listOpenCalls(db: Database): Promise<readonly PlayCall[]> {
  return db.select().from(playCallTable).where(isOpen).orderBy(asc(playCallTable.at));
}

export function hasOpenRollback(db: Database, roundId: string): Promise<boolean> {
  return hasRollback(db, eq(playCallTable.roundId, roundId));
}

/** Only the rollback of a free spin has no amount. */
export function isFreeSpinComingBack(db: Database, sessionId: string): Promise<boolean> {
  return hasRollback(db, and(eq(playCallTable.sessionId, sessionId), eq(playCallTable.amountMinor, 0)));
}

async function hasRollback(db: Database, isWanted: SQL | undefined): Promise<boolean> {
  const isIt = and(isWanted, eq(playCallTable.kind, 'ROLLBACK'), isOpen);
  return (await db.select({ txId: playCallTable.txId }).from(playCallTable).where(isIt).limit(1)).length > 0;
}
