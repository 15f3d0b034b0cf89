import { and, asc, isNull, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { readCapability } from '../cashier/capability.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import { findPlayer } from '../players/find.ts';
import { endWithdrawal, findWithdrawal, leaveToOperator } from './decide.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

const lookEveryMs = 2_000;

/** Approves what is due (decisions §2.8), a hundred at a time. */
async function approveDue(database: Database, now: Date): Promise<void> {
  const due = await database
    .select()
    .from(withdrawalTable)
    .where(and(isNull(withdrawalTable.endedAt), lte(withdrawalTable.dueAt, now)))
    .orderBy(asc(withdrawalTable.dueAt))
    .limit(100);
  for (const row of due) await approveOne(database, row, now);
}

/** Who has come under review meanwhile, or is no longer verified, waits for an operator. */
function approveOne(database: Database, { withdrawalId, playerId }: WithdrawalRow, now: Date): Promise<void> {
  return database.transaction(async (tx) => {
    await lockPlayerMoney(tx, String(playerId));
    const row = await findWithdrawal(tx, withdrawalId);
    const player = await findPlayer(tx, String(playerId));
    if (!row?.dueAt || !player) return;
    const { documents, mayWithdraw } = await readCapability(tx, player, now);
    const isFree = documents === 'VERIFIED' && mayWithdraw && !player.flags.isWithdrawalReview;
    if (isFree) await endWithdrawal(tx, withdrawalId, { decision: 'approve', by: 'system' }, now);
    else await leaveToOperator(tx, withdrawalId);
  });
}

/** Looks for what is due now and then, and whenever business time is moved. Gives back how to stop. */
export function approveByItself({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => void {
  let looking = Promise.resolve();
  const look = () => {
    looking = looking.catch(() => undefined).then(() => approveDue(database, clock.now()));
    return looking;
  };
  clock.onMove(look);
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
