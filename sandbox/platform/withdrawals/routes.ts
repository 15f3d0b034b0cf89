import { and, desc, eq, inArray } from 'drizzle-orm';
import { toWire } from '#lib/money/money.ts';
import {
  cancelWithdrawal,
  checkWithdrawal,
  listWithdrawals,
  listWithdrawMethods,
  openStatuses,
  startWithdrawal,
  type Withdrawal,
} from '#lib/withdrawals/contract.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { InsufficientFundsError } from '#sandbox/ledger/errors.ts';
import { judgeDevice } from '../cashier/check.ts';
import { answerOnce } from '../idempotency.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { refusal } from '../refusal.ts';
import { serve } from '../serve.ts';
import { writeBalanceMap } from '../wallet/balance-map.ts';
import { callBack } from './cancel.ts';
import { judgeWithdrawal, readStanding } from './check.ts';
import { listWaysOut, writeWayOut } from './methods.ts';
import { refuseWithdrawal } from './refusals.ts';
import { requestWithdrawal } from './request.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

export const withdrawalRoutes = [
  serve(checkWithdrawal, async ({ playerId, body, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const standing = await readStanding(database, player, clock.now());
    return judgeDevice(body.blackbox) ? { result: 'FAILURE' as const } : judgeWithdrawal(standing);
  }),

  serve(listWithdrawMethods, async ({ playerId, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    return (await listWaysOut(database, player)).map((way) => writeWayOut(way, player));
  }),

  serve(startWithdrawal, async ({ playerId, body, idempotencyKey, context: { database, clock } }) => {
    const now = clock.now();
    const wish = { playerId, key: idempotencyKey, call: 'withdraw', body };
    try {
      return await answerOnce(database, wish, now, async (tx) => {
        const player = await requireKnownPlayer(tx, playerId);
        const { withdrawalId, status } = await requestWithdrawal(tx, player, body, now);
        return { transactionId: withdrawalId, pendingWithdrawalId: withdrawalId, status };
      });
    } catch (error) {
      if (error instanceof InsufficientFundsError) throw refuseWithdrawal('error.withdraw.not_enough_funds');
      throw error;
    }
  }),

  serve(listWithdrawals, async ({ playerId, query: { limit, status }, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const wanted = status === 'PENDING' ? openStatuses : status && [status];
    const rows = await database
      .select()
      .from(withdrawalTable)
      .where(and(eq(withdrawalTable.playerId, player.id), wanted && inArray(withdrawalTable.status, [...wanted])))
      .orderBy(desc(withdrawalTable.createdAt), desc(withdrawalTable.withdrawalId))
      .limit(limit);
    return rows.map(writeWithdrawal);
  }),

  serve(cancelWithdrawal, async ({ playerId, body, context: { database, clock } }) => {
    await callBack(database, await requireKnownPlayer(database, playerId), body, clock.now());
    const balances = await readBalances(database, playerId);
    if (!balances) throw refusal(404, 'error.wallet.not_found');
    return { balanceMap: writeBalanceMap(balances) };
  }),
];

function writeWithdrawal({ amountMinor, currency, ...row }: WithdrawalRow): Withdrawal {
  return {
    pendingWithdrawalId: row.withdrawalId,
    amount: toWire({ minor: amountMinor, currency }),
    currency,
    method: row.method,
    account: row.accountLabel,
    transactionDate: row.createdAt.toISOString(),
    status: row.status,
  };
}
