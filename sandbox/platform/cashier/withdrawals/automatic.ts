import { and, asc, isNull, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { approveUnlessHeld } from './approve-unless-held.ts';
import { findWithdrawal } from './end-withdrawal.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

const pollIntervalMs = 2_000;

/** Approves due withdrawals, up to a hundred per run; one that fails keeps no other waiting. */
async function approveDue(database: Database, now: Date): Promise<void> {
  const due = await database
    .select()
    .from(withdrawalTable)
    .where(and(isNull(withdrawalTable.endedAt), lte(withdrawalTable.dueAt, now)))
    .orderBy(asc(withdrawalTable.dueAt))
    .limit(100);
  await runEach(due, (row) => approveOne(database, row, now));
}

function approveOne(database: Database, { withdrawalId, playerId }: WithdrawalRow, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    const player = await lockPlayerAndMoney(tx, String(playerId));
    const row = await findWithdrawal(tx, withdrawalId);
    if (row?.dueAt) await approveUnlessHeld(tx, withdrawalId, player, now);
  });
}

/** Returns the function that stops it. */
export function startAutomaticApproval({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => Promise<void> {
  const work = () => approveDue(database, clock.now());
  return schedule({ name: 'platform: the approval of withdrawals', everyMs: pollIntervalMs, work, clock });
}
