import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';

/** Sets the currency of `useWalletCurrency`, jackpots and tables to that of the player's wallet. */
export function WalletCurrency() {
  const currency = useQuery(query(readProfile)).data?.currencyCode;
  useEffect(() => {
    if (currency) changeLobby({ currency });
  }, [currency]);
  return null;
}
