import { asc, desc, eq, isNull } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { referenceOf } from '#sandbox/ledger/reference.ts';
import { txTable } from '#sandbox/ledger/schema.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { OperatorWithdrawals, QueuedWithdrawal } from '#sandbox/ops/port/withdrawals.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { endWithdrawal, findWithdrawal } from './end-withdrawal.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

const pageSize = 25;

/** Lists and decides withdrawals for the operator's console. */
export function createWithdrawalAdmin(database: Database, clock: VirtualClock): OperatorWithdrawals {
  const select = () =>
    database
      .select({ row: withdrawalTable, player: playerTable, txId: txTable.id })
      .from(withdrawalTable)
      .innerJoin(txTable, eq(txTable.referenceId, withdrawalTable.withdrawalId))
      .innerJoin(playerTable, eq(playerTable.id, withdrawalTable.playerId))
      .$dynamic();
  return {
    async list({ status, position }) {
      const { createdAt, withdrawalId } = withdrawalTable;
      const found = await select()
        .where(status === 'OPEN' ? isNull(withdrawalTable.endedAt) : eq(withdrawalTable.status, status))
        .orderBy(...(status === 'OPEN' ? [asc(createdAt), asc(withdrawalId)] : [desc(createdAt), desc(withdrawalId)]))
        .limit(pageSize + 1)
        .offset(position);
      return { withdrawals: found.slice(0, pageSize).map(writeQueued), position, hasMore: found.length > pageSize };
    },
    async decide(withdrawalId, decision, cause) {
      const known = await findWithdrawal(database, withdrawalId);
      if (!known) return undefined;
      await database.transaction(async (tx) => {
        await lockPlayerAndMoney(tx, String(known.playerId));
        const now = clock.now();
        if (!(await endWithdrawal(tx, withdrawalId, { decision, ...cause }, now))) {
          const ended = await findWithdrawal(tx, withdrawalId);
          throw new OpsRefusal(409, 'error.withdrawal.not_pending', `This withdrawal has already ended: ${ended?.status}.`);
        }
        const details = { withdrawalId, decision };
        await recordOperatorChange(tx, cause, { kind: 'WITHDRAWAL_DECIDED', playerId: known.playerId, details }, now);
      });
      const [decided] = await select().where(eq(withdrawalTable.withdrawalId, withdrawalId));
      return decided && writeQueued(decided);
    },
  };
}

interface FoundWithdrawal {
  readonly row: WithdrawalRow;
  readonly player: Player;
  readonly txId: number;
}

function writeQueued({ row, player, txId }: FoundWithdrawal): QueuedWithdrawal {
  const { amountMinor, currency } = row;
  return {
    withdrawalId: row.withdrawalId,
    reference: referenceOf(txId),
    playerId: String(row.playerId),
    email: player.email,
    kycStatus: player.kycStatus,
    isReviewed: player.flags.isWithdrawalReview,
    method: row.method,
    account: row.accountLabel,
    amount: toWire({ minor: amountMinor, currency }),
    currency,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
  };
}
