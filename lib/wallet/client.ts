import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { type Balance, balanceOf, emptyBalance } from './balance.ts';

/** WAL-04: how often the balance is asked for. */
const pollMs = 20_000;

/** WAL-04, WAL-05, XTR-28: the balance, polled; no wallet is zero, and a failure keeps the last value and says so. */
export function useBalance(currency: string | undefined): { balance: Balance | undefined; isStale: boolean } {
  const { data, error } = useQuery({ ...query('GET /player/me/wallet', {}), staleTime: 0, refetchInterval: pollMs });
  if (isCallError(error) && error.code === 'error.wallet.not_found') return { balance: emptyBalance(currency), isStale: false };
  return { balance: data && balanceOf(data.balanceMap), isStale: error !== null };
}
