import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { changeStatus } from '#sandbox/ledger/change-status.ts';
import { post } from '#sandbox/ledger/post.ts';
import { postMessage } from '../../messages/post-message.ts';
import { type Decision, endBookings, withdrawalTransitions } from './states.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

export async function findWithdrawal(db: Database, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(withdrawalTable).where(eq(withdrawalTable.withdrawalId, withdrawalId));
  return row;
}

interface WithdrawalDecision {
  readonly decision: Decision;
  /** `player`, `system`, or the operator's name. */
  readonly by: string;
  readonly reason?: string | undefined;
}

/**
 * Ends a withdrawal: its row, status and money move in one transaction. Returns false if it has already ended, so that of
 * concurrent decisions one is booked. Call it under `lockPlayerAndMoney`.
 */
export async function endWithdrawal(
  tx: Database,
  withdrawalId: string,
  { decision, by, reason }: WithdrawalDecision,
  now: Date,
): Promise<boolean> {
  const open = await findWithdrawal(tx, withdrawalId);
  const status = open && withdrawalTransitions[open.status][decision];
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
  await changeStatus(tx, withdrawalId, status);
  if (status === 'COMPLETED') {
    const message = { playerId: open.playerId, eventKey: withdrawalId, details: { amountMinor } };
    await postMessage(tx, 'withdrawalPaid', message, now);
  }
  return true;
}

/** Leaves the decision to an operator. Call it under `lockPlayerAndMoney`. */
export async function passToOperator(tx: Database, withdrawalId: string): Promise<void> {
  const status = 'WAITING_INPUT';
  const { withdrawalId: id, endedAt } = withdrawalTable;
  const updated = await tx
    .update(withdrawalTable)
    .set({ status, dueAt: null })
    .where(and(eq(id, withdrawalId), isNull(endedAt)))
    .returning({ id });
  if (updated.length > 0) await changeStatus(tx, withdrawalId, status);
}
