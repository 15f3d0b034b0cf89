import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile, readTransactionSummary } from '#lib/account/calls.ts';
import { listRewards } from '#lib/bonuses/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { listTransactions, readWallet } from '#lib/wallet/calls.ts';
import { checkDeposit, listDepositMethods, readDeposit } from './calls.ts';
import { type CheckedFlow, useCheckFlow } from './check-flow.ts';
import type { Deposit } from './contract.ts';
import { type DepositFlow, inactiveDeposit, nextDeposit } from './rules.ts';
import { trackDeposits } from './track-deposits.ts';

/** An open payment is polled, because the message of the cashier's frame may be lost. */
const pollMs = { open: 4_000, awaited: 1_500 } as const;

const check = (blackbox: string) => checkDeposit({ body: { blackbox } });

/** The check before the deposit form (DEP-03). */
export function useDepositFlow(): CheckedFlow<DepositFlow> {
  return useCheckFlow(nextDeposit, inactiveDeposit, check);
}

/** DEP-01: the methods of the player's own market, on the pages of every market (DEC-X-12). */
export function useDepositMethods() {
  const profile = useQuery(query(readProfile));
  const country = profile.data?.countryCode;
  const market = homeMarket(country ?? '');
  const methods = useQuery({
    ...query(listDepositMethods, { query: { market } }),
    staleTime: 0,
    enabled: country !== undefined,
  });
  const isFailed = (profile.isError && !profile.data) || (methods.isError && !methods.data);
  return { methods: methods.data, isFailed, reload: () => void (profile.data ? methods : profile).refetch() };
}

/** A payment's status on the platform, polled until it is final. `isAwaited`: the cashier's frame reported the end. */
export function useDeposit(transactionId: string | null, isAwaited: boolean) {
  const result = useQuery({
    ...query(readDeposit, { params: { transactionId: transactionId ?? '' } }),
    enabled: transactionId !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (isCallError(error) && error.status === 404) return false;
      return data && data.status !== 'PENDING' ? false : isAwaited ? pollMs.awaited : pollMs.open;
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const isUnknown = isCallError(result.error) && result.error.status === 404;
  return { deposit: result.data, isUnknown, isOffline: result.isError && !isUnknown, refetch: result.refetch };
}

/** DEP-12, DEP-13: after a successful deposit, reports it to tracking and refetches what it changed. */
export function useDepositFollowUp(deposit: Deposit | undefined): void {
  const client = useQueryClient();
  const successful = deposit?.status === 'SUCCESS' ? deposit : undefined;
  useEffect(() => {
    if (!successful) return;
    const refetch = (name: string) => void client.invalidateQueries({ queryKey: [name] });
    refetch(readWallet.key);
    refetch(listRewards.key);
    // Tracking runs first, because the refetched summary may reload the page for another audience.
    void trackDeposits().finally(() => {
      for (const name of [readTransactionSummary.key, readProfile.key, listTransactions.key]) refetch(name);
    });
  }, [successful, client]);
}
