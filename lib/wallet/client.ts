import { type QueryClient, useQuery } from '@tanstack/react-query';
import { query } from '#lib/core/api/browser.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { type Balance, emptyBalance, sumBalance } from './balance.ts';
import { readWallet } from './calls.ts';
import type { Wallet } from './contract.ts';
import { type DatedWallet, newerWallet } from './newer-wallet.ts';
import { type Playable, type PlayPlace, playableAt } from './playable.ts';
import type { GameCategory } from './seamless/contract.ts';
import { useGameStore } from './store.ts';
import { admitWallet, holdWins, type WinHold } from './win-hold.ts';

/** WAL-04. An update from the feed restarts the interval (DEC-X-10). */
const pollMs = 20_000;

const { queryKey } = query(readWallet);

const walletQuery = {
  queryKey,
  queryFn: async ({ client }: { readonly client: QueryClient }): Promise<DatedWallet> => {
    const requestedAt = businessNow().toISOString();
    const wallet = await readWallet();
    const received = { ...wallet, asOf: wallet.asOf ?? requestedAt };
    return admitWallet(client, received, client.getQueryData<DatedWallet>(queryKey));
  },
  staleTime: 0,
  refetchInterval: pollMs,
  retry: false,
};

interface ShownBalance {
  readonly balance: Balance | undefined;
  /** What can be played with at `place`: in the open game, else anywhere. */
  readonly playable: Playable | undefined;
  /** The last poll failed, and `balance` is the one before (XTR-28). */
  readonly isStale: boolean;
  /** The time of `balance`. */
  readonly knownAt: Date | undefined;
}

/** WAL-04, WAL-05, XTR-28: the polled balance; zero without a wallet, and the last known value after a failure. */
export function useBalance(currency: string | undefined, place?: PlayPlace): ShownBalance {
  const { data, error } = useQuery(walletQuery);
  const category = useGameStore((state) => state.category);
  const balance = data && balanceOf(data, currency);
  return {
    balance,
    playable: balance && playableAt(balance, place ?? category),
    isStale: error !== null,
    knownAt: data && new Date(data.asOf),
  };
}

/** The accounts of the player's bonuses; undefined until they are known. */
export function useBonusAccounts(): Wallet['balanceMap']['bonus'] | undefined {
  // `useBalance` polls.
  return useQuery({ ...walletQuery, refetchInterval: false }).data?.balanceMap.bonus;
}

function balanceOf({ balanceMap }: Wallet, currency: string | undefined): Balance {
  const isEmpty = Object.values(balanceMap).every((entries) => entries.length === 0);
  return isEmpty ? emptyBalance(currency) : sumBalance(balanceMap);
}

let pushedAt = Number.NEGATIVE_INFINITY;

/** The time of the last `updateWallet`, by `performance.now()`. */
export const lastPushAt = () => pushedAt;

/** RTM-04: replaces the cached wallet with a received one, unless the cached one is newer. */
export function updateWallet(client: QueryClient, { balanceMap, asOf }: Wallet): void {
  pushedAt = performance.now();
  const received = { balanceMap, asOf: asOf ?? businessNow().toISOString() };
  client.setQueryData<DatedWallet>(queryKey, (cached) => admitWallet(client, received, cached));
}

/** Starts a game for money: the balance to play with is that of its category, and wins wait until the game has shown them. */
export function joinGame(client: QueryClient, category: GameCategory): WinHold {
  const hold = holdWins(client, category, (wallet) =>
    client.setQueryData<DatedWallet>(queryKey, (cached) => newerWallet(wallet, cached)),
  );
  useGameStore.setState({ category });
  return {
    ...hold,
    close() {
      hold.close();
      useGameStore.setState({ category: undefined });
    },
  };
}
