import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  cancelWithdrawal,
  checkWithdrawal,
  listWithdrawals,
  listWithdrawMethods,
  openStatuses,
  startWithdrawal,
  type Withdrawal,
} from '#lib/cashier/withdrawals/contract.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { toWire } from '#lib/core/money/money.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { referenceOf } from '#sandbox/ledger/reference.ts';
import { txTable } from '#sandbox/ledger/schema.ts';
import { writeBalanceMap } from '../../core/balance-map.ts';
import { isBlockedDevice } from '../../core/blocked-device.ts';
import { refusal } from '../../core/refusal.ts';
import { defineRoute } from '../../core/route.ts';
import { mailRequest } from '../../documents/mails.ts';
import { requestIdentity } from '../../documents/request.ts';
import { requireNotBlocked } from '../../players/blocked-refusal.ts';
import { runIdempotent } from '../../players/idempotency.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import { cancelPending } from './cancel.ts';
import { judgeWithdrawal, readWithdrawalState } from './check.ts';
import { listPayoutMethods, writePayoutMethod } from './methods.ts';
import { requestWithdrawal } from './request.ts';
import { type WithdrawalRow, withdrawalTable } from './tables.ts';

export const withdrawalRoutes = [
  defineRoute(checkWithdrawal, async ({ playerId, body, context: { database, clock, outbox } }) => {
    const player = await requireKnownPlayer(database, playerId);
    if (isBlockedDevice(body.blackbox)) return { result: 'FAILURE' as const };
    const now = clock.now();
    const check = judgeWithdrawal(await readWithdrawalState(database, player, now));
    // The first withdrawal asks for identity and address.
    if (check.result === 'DOCUMENTS_REQUIRED' && (await database.transaction((tx) => requestIdentity(tx, player.id, now)))) {
      await mailRequest(outbox, player);
    }
    return check;
  }),

  defineRoute(listWithdrawMethods, async ({ playerId, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    return (await listPayoutMethods(database, player)).map((method) => writePayoutMethod(method, player));
  }),

  defineRoute(startWithdrawal, async ({ playerId, signInId, body, idempotencyKey, context: { database, clock } }) => {
    const now = clock.now();
    const call = { playerId, key: idempotencyKey, operation: 'withdraw', body };
    return runIdempotent(database, call, now, async (tx, player) => {
      // A block that had the lock before has paid what was pending.
      requireNotBlocked(player, now);
      const { withdrawalId, status } = await requestWithdrawal(tx, player, body, { sessionId: signInId, now });
      return { transactionId: withdrawalId, pendingWithdrawalId: withdrawalId, status };
    });
  }),

  defineRoute(listWithdrawals, async ({ playerId, query: { limit, status }, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const wanted = status === 'PENDING' ? openStatuses : status && [status];
    const rows = await database
      .select({ row: withdrawalTable, txId: txTable.id })
      .from(withdrawalTable)
      .innerJoin(txTable, eq(txTable.referenceId, withdrawalTable.withdrawalId))
      .where(and(eq(withdrawalTable.playerId, player.id), wanted && inArray(withdrawalTable.status, [...wanted])))
      .orderBy(desc(withdrawalTable.createdAt), desc(withdrawalTable.withdrawalId))
      .limit(limit);
    return rows.map(({ row, txId }) => writeWithdrawal(row, txId, player.market));
  }),

  defineRoute(cancelWithdrawal, async ({ playerId, body, context: { database, clock } }) => {
    await cancelPending(database, playerId, body, clock.now());
    const balances = await readBalances(database, playerId);
    if (!balances) throw refusal(404, 'error.wallet.not_found');
    return { balanceMap: writeBalanceMap(balances) };
  }),
];

function writeWithdrawal({ amountMinor, currency, ...row }: WithdrawalRow, txId: number, market: string): Withdrawal {
  return {
    pendingWithdrawalId: row.withdrawalId,
    reference: referenceOf(txId),
    amount: toWire({ minor: amountMinor, currency }),
    currency,
    method: row.method,
    account: row.accountLabel,
    transactionDate: row.createdAt.toISOString(),
    status: row.status,
    isCancellable: protectionRules(market).canCancelWithdrawal,
  };
}
