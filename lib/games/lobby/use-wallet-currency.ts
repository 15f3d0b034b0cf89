import { useLocale } from '#lib/core/i18n/client.tsx';
import { useLobbyStore } from './store.ts';

/** DEC-X-12: the currency of the player's wallet; that of the market for visitors, and until the wallet's is known. */
export function useWalletCurrency(): string {
  const { currency } = useLocale();
  return useLobbyStore((state) => state.currency) ?? currency;
}
