import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ask, query } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { businessNow } from '#lib/time/clock.ts';
import { type Balance, balanceOf, emptyBalance } from './balance.ts';
import type { Wallet } from './contract.ts';
import { type DatedWallet, laterWallet } from './order.ts';

/** WAL-04: how often the balance is asked for. Whatever comes meanwhile starts the time anew (DEC-X-10). */
const pollMs = 20_000;

const { queryKey } = query('GET /player/me/wallet', {});

/** The wallet of the signed-in player, dated, as React Query keeps it. */
const walletQuery = {
  queryKey,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<DatedWallet> => {
    const askedAt = businessNow().toISOString();
    const wallet = await ask('GET /player/me/wallet', {});
    return laterWallet({ ...wallet, asOf: wallet.asOf ?? askedAt }, client.getQueryData<DatedWallet>(queryKey));
  },
  staleTime: 0,
  refetchInterval: pollMs,
  retry: false,
};

interface ShownBalance {
  readonly balance: Balance | undefined;
  /** The last question failed: what is shown is what was known before (XTR-28). */
  readonly isStale: boolean;
  /** When what is shown was true; undefined while nothing is. */
  readonly knownAt: Date | undefined;
}

/** WAL-04, WAL-05, XTR-28: the balance, polled; no wallet is zero, and a failure keeps the last value and says so. */
export function useBalance(currency: string | undefined): ShownBalance {
  const { data, error } = useQuery(walletQuery);
  if (isCallError(error) && error.code === 'error.wallet.not_found') {
    return { balance: emptyBalance(currency), isStale: false, knownAt: undefined };
  }
  return {
    balance: data && balanceOf(data.balanceMap),
    isStale: error !== null,
    knownAt: data && new Date(data.asOf),
  };
}

/** RTM-04: puts a balance that came by itself in the place of the one shown, unless that is newer. */
export function keepBalance(client: QueryClient, { balanceMap, asOf }: Wallet): void {
  const come = { balanceMap, asOf: asOf ?? businessNow().toISOString() };
  client.setQueryData<DatedWallet>(queryKey, (shown) => laterWallet(come, shown));
}
