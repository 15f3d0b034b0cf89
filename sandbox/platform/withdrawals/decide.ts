import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import { restate } from '#sandbox/ledger/restate.ts';
import { type Decision, endBookings, withdrawalMoves } from './states.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

export async function findWithdrawal(db: Database, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawalTable).where(eq(withdrawalTable.withdrawalId, withdrawalId));
  return row;
}

interface Decided {
  readonly decision: Decision;
  /** `player`, `system`, or the operator's name. */
  readonly by: string;
  readonly reason?: string | undefined;
}

/**
 * Ends a withdrawal: its row, its booking and the way of its money are one transaction. False when it has ended already:
 * of several decisions at once, one is booked. Call it under the player's money lock.
 */
export async function endWithdrawal(
  tx: Database,
  withdrawalId: string,
  { decision, by, reason }: Decided,
  now: Date,
): Promise<boolean> {
  const open = await findWithdrawal(tx, withdrawalId);
  const status = open && withdrawalMoves[open.status][decision];
  if (!status) return false;
  const ended = await tx
    .update(withdrawalTable)
    .set({ status, decidedBy: by, reason: reason ?? null, endedAt: now, dueAt: null })
    .where(and(eq(withdrawalTable.withdrawalId, withdrawalId), isNull(withdrawalTable.endedAt)))
    .returning({ id: withdrawalTable.withdrawalId });
  if (ended.length === 0) return false;
  const { amountMinor, currency, method } = open;
  const { type, to } = endBookings[status];
  await post(tx, {
    referenceId: `${withdrawalId}:${status.toLowerCase()}`,
    playerId: String(open.playerId),
    currency,
    at: now,
    category: 'PAYMENT',
    type,
    status: 'COMPLETED',
    method,
    entries: { [to(method)]: amountMinor, locked: -amountMinor },
  });
  await restate(tx, withdrawalId, status);
  return true;
}

/** From now on an operator decides. Call it under the player's money lock. */
export async function leaveToOperator(tx: Database, withdrawalId: string): Promise<void> {
  const status = 'WAITING_INPUT';
  const { withdrawalId: id, endedAt } = withdrawalTable;
  const kept = await tx
    .update(withdrawalTable)
    .set({ status, dueAt: null })
    .where(and(eq(id, withdrawalId), isNull(endedAt)))
    .returning({ id });
  if (kept.length > 0) await restate(tx, withdrawalId, status);
}
