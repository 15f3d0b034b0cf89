import { type QueryClient, useQuery } from '@tanstack/react-query';
import { callEndpoint, query } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { type Balance, emptyBalance, sumBalance } from './balance.ts';
import type { Wallet } from './contract.ts';
import { type DatedWallet, newerWallet } from './newer-wallet.ts';

/** WAL-04. An update from the feed restarts the interval (DEC-X-10). */
const pollMs = 20_000;

const { queryKey } = query('GET /player/me/wallet', {});

const walletQuery = {
  queryKey,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<DatedWallet> => {
    const requestedAt = businessNow().toISOString();
    const wallet = await callEndpoint('GET /player/me/wallet', {});
    return newerWallet({ ...wallet, asOf: wallet.asOf ?? requestedAt }, client.getQueryData<DatedWallet>(queryKey));
  },
  staleTime: 0,
  refetchInterval: pollMs,
  retry: false,
};

interface ShownBalance {
  readonly balance: Balance | undefined;
  /** The last poll failed, and `balance` is the one before (XTR-28). */
  readonly isStale: boolean;
  /** The time of `balance`. */
  readonly knownAt: Date | undefined;
}

/** WAL-04, WAL-05, XTR-28: the polled balance; zero without a wallet, and the last known value after a failure. */
export function useBalance(currency: string | undefined): ShownBalance {
  const { data, error } = useQuery(walletQuery);
  if (isCallError(error) && error.code === 'error.wallet.not_found') {
    return { balance: emptyBalance(currency), isStale: false, knownAt: undefined };
  }
  return {
    balance: data && sumBalance(data.balanceMap),
    isStale: error !== null,
    knownAt: data && new Date(data.asOf),
  };
}

/** RTM-04: replaces the cached wallet with a received one, unless the cached one is newer. */
export function updateWallet(client: QueryClient, { balanceMap, asOf }: Wallet): void {
  const received = { balanceMap, asOf: asOf ?? businessNow().toISOString() };
  client.setQueryData<DatedWallet>(queryKey, (cached) => newerWallet(received, cached));
}
