import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteLocales } from '#lib/market/markets.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { type CheckedFlow, useCheckFlow } from './check-flow.ts';
import type { Deposit } from './contract.ts';
import { type DepositFlow, inactiveDeposit, nextDeposit } from './rules.ts';
import { tellDeposits } from './tell.ts';

/** How often an open payment is looked at: the cashier's word may be lost on its way. */
const lookMs = { open: 4_000, awaited: 1_500 } as const;

const check = (blackbox: string) => ask('POST /payment/me/deposit/check', { body: { blackbox } });

/** The check before the cashier (DEP-03). */
export function useDepositFlow(): CheckedFlow<DepositFlow> {
  return useCheckFlow(nextDeposit, inactiveDeposit, check);
}

/** DEP-01: the methods of the player's own market, whichever market's pages he reads (DEC-X-12). */
export function useDepositMethods() {
  const profile = useQuery(query('GET /player/me/profile', {}));
  const country = profile.data?.countryCode;
  const market = siteLocales.find((locale) => locale.market === country)?.market ?? 'UN';
  const methods = useQuery({
    ...query('GET /payment/me/deposit/methods', { query: { market } }),
    staleTime: 0,
    enabled: country !== undefined,
  });
  return { methods, market, isFailed: (profile.isError && !profile.data) || (methods.isError && !methods.data) };
}

/** How a payment stands on the platform, looked at until it is over. `isAwaited`: the cashier has said that it is. */
export function useDeposit(transactionId: string | null, isAwaited: boolean) {
  const answer = useQuery({
    ...query('GET /payment/me/deposit/{transactionId}', { params: { transactionId: transactionId ?? '' } }),
    enabled: transactionId !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (isCallError(error) && error.status === 404) return false;
      return data && data.status !== 'PENDING' ? false : isAwaited ? lookMs.awaited : lookMs.open;
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const isUnknown = isCallError(answer.error) && answer.error.status === 404;
  return { deposit: answer.data, isUnknown, isLost: answer.isError && !isUnknown, look: answer.refetch };
}

/** DEP-12, DEP-13: what follows from a deposit that has succeeded: it is told, and the player's money is read anew. */
export function useArrival(deposit: Deposit | undefined): void {
  const client = useQueryClient();
  const arrived = deposit?.status === 'SUCCESS' ? deposit : undefined;
  useEffect(() => {
    if (!arrived) return;
    const renew = (name: string) => void client.invalidateQueries({ queryKey: [name] });
    renew('GET /player/me/wallet');
    // The summary may lead to pages of another audience: what is to be told is told before.
    void tellDeposits().finally(() => {
      for (const name of ['GET /player/me/transaction_summary', 'GET /player/me/profile', 'GET /player/me/transactions'])
        renew(name);
    });
  }, [arrived, client]);
}
