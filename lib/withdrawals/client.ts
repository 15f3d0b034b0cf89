import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CheckedFlow, useCheckFlow } from '#lib/cashier/check-flow.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { keepBalance, useBalance } from '#lib/wallet/client.ts';
import type { Withdrawal } from './contract.ts';
import { inactiveWithdrawal, nextWithdrawal, type WithdrawFlow } from './rules.ts';

/** WDR-05: how often what is on its way is looked at. */
const pollMs = 30_000;
const mostPending = 50;

const check = (blackbox: string) => ask('POST /payment/me/withdraw/check', { body: { blackbox } });

/** The check before a withdrawal (WDR-01). */
export function useWithdrawFlow(): CheckedFlow<WithdrawFlow> {
  return useCheckFlow(nextWithdrawal, inactiveWithdrawal, check);
}

export function useWithdrawMethods() {
  return useQuery({ ...query('GET /payment/me/withdraw/methods', {}), staleTime: 0 });
}

/** WDR-05: what is on its way, followed; money that is locked or freed meanwhile, in whichever tab, says that it changed. */
export function usePendingWithdrawals() {
  const { balance } = useBalance(undefined);
  const locked = balance?.locked.minor;
  const pending = useQuery({
    ...query('GET /player/me/withdrawals', { query: { status: 'PENDING', limit: mostPending } }),
    staleTime: 0,
    refetchInterval: pollMs,
    refetchOnWindowFocus: true,
  });
  const { refetch } = pending;
  const seen = useRef(locked);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== locked) void refetch();
    seen.current = locked;
  }, [locked, refetch]);
  return pending;
}

/** What else a withdrawal changes is read anew. */
export function renewAfterWithdrawal(client: QueryClient): void {
  const names = ['GET /player/me/withdrawals', 'GET /player/me/wallet', 'GET /player/me/transactions'];
  for (const name of [...names, 'GET /player/me/transactions/net_position', 'GET /player/me/transaction_summary']) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}

/** WDR-06, D2 §3 `cancelWithdrawalLoading`: calls one back; says which are being called back. Throws `CallError`. */
export function useCallBack() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const callBack = useCallback(
    async ({ pendingWithdrawalId, amount }: Withdrawal) => {
      setBusy((known) => new Set(known).add(pendingWithdrawalId));
      try {
        const body = { pendingWithdrawalId, amount, cancelByPlayer: true } as const;
        keepBalance(client, await ask('POST /payment/me/withdraw/cancel', { body }));
      } finally {
        setBusy((known) => new Set([...known].filter((id) => id !== pendingWithdrawalId)));
        renewAfterWithdrawal(client);
      }
    },
    [client],
  );
  return { busy, callBack };
}
