import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readTransactionSummary } from '#lib/account/calls.ts';
import { type CheckedFlow, useCheckFlow } from '#lib/cashier/check-flow.ts';
import { query } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { listTransactions, readNetPosition, readWallet } from '#lib/wallet/calls.ts';
import { updateWallet, useBalance } from '#lib/wallet/client.ts';
import { cancelWithdrawal, checkWithdrawal, listWithdrawals, listWithdrawMethods } from './calls.ts';
import type { Withdrawal } from './contract.ts';
import { forgetRequest } from './request-key.ts';
import { inactiveWithdrawal, nextWithdrawal, type WithdrawFlow } from './rules.ts';

const pollMs = 30_000;
const maxPending = 50;

const check = (blackbox: string) => checkWithdrawal({ body: { blackbox } });

/** The check before the withdrawal form (WDR-01). */
export function useWithdrawFlow(): CheckedFlow<WithdrawFlow> {
  return useCheckFlow(nextWithdrawal, inactiveWithdrawal, check);
}

export function useWithdrawMethods() {
  return useQuery({ ...query(listWithdrawMethods), staleTime: 0 });
}

/** WDR-05: the pending withdrawals, polled, and refetched when the locked balance changes, which any tab may cause. */
export function usePendingWithdrawals() {
  const { balance } = useBalance(undefined);
  const locked = balance?.locked.minor;
  const pending = useQuery({
    ...query(listWithdrawals, { query: { status: 'PENDING', limit: maxPending } }),
    staleTime: 0,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
  const { refetch } = pending;
  const seenLocked = useRef(locked);
  useEffect(() => {
    if (seenLocked.current !== undefined && seenLocked.current !== locked) void refetch();
    seenLocked.current = locked;
  }, [locked, refetch]);
  return pending;
}

/** Invalidates every query whose result a withdrawal changes. */
export function refetchAfterWithdrawal(client: QueryClient): void {
  const names = [listWithdrawals.key, readWallet.key, listTransactions.key];
  for (const name of [...names, readNetPosition.key, readTransactionSummary.key]) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

/** WDR-06: cancels a pending withdrawal; `cancellingIds` are those under way. `cancel` throws `CallError`. */
export function useCancelWithdrawal() {
  const client = useQueryClient();
  const [cancellingIds, setCancellingIds] = useState<ReadonlySet<string>>(new Set());
  const cancel = useCallback(
    async (withdrawal: Withdrawal) => {
      const { pendingWithdrawalId, amount } = withdrawal;
      setCancellingIds((ids) => new Set(ids).add(pendingWithdrawalId));
      try {
        const body = { pendingWithdrawalId, amount, cancelByPlayer: true } as const;
        updateWallet(client, await cancelWithdrawal({ body }));
        forgetRequest(withdrawal);
      } catch (error) {
        if (mayBeEnded(error)) forgetRequest(withdrawal);
        throw error;
      } finally {
        setCancellingIds((ids) => new Set([...ids].filter((id) => id !== pendingWithdrawalId)));
        refetchAfterWithdrawal(client);
      }
    },
    [client],
  );
  return { cancellingIds, cancel };
}

/** After a failed cancellation: the withdrawal has ended otherwise, or the answer that would say so was lost. */
function mayBeEnded(error: unknown): boolean {
  return isCallError(error) && (error.retryable || error.code === 'error.withdrawal.not_pending');
}
