import { useLocale } from '#lib/core/i18n/client.tsx';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import { useWalletCurrency } from '#lib/games/lobby/use-wallet-currency.ts';
import { useLobbyContext } from '../lobby-context.tsx';

/** Writes a stake of the filter, in cents of a euro, as an amount of the wallet's currency: `€0.20 or less`. */
export function useStakeText(): (cents: number) => string {
  const { numbers } = useLocale();
  const currency = useWalletCurrency();
  const { t } = useLobbyContext();
  return (cents) => t('stakeUpTo', { amount: unbroken(formatWholeMoney(scaleStake(cents / 100, currency), numbers)) });
}
