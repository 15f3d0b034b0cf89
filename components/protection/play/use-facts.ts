import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellMinutes } from '#lib/core/i18n/duration.ts';
import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { PlayPeriod } from '#lib/protection/activity/contract.ts';

/** The figures of a period as texts, in the order in which they are shown. */
export function useFacts() {
  const { numbers, tag } = useLocale();
  const messages = useMessages('ownPlay');
  return (period: PlayPeriod, currency: string) => {
    const { deposited, withdrawn, staked, won, result, minutes } = period;
    const money = (amount: number) => unbroken(formatMoney(fromWire(amount, currency), numbers));
    return [
      { label: messages.deposited, text: money(deposited) },
      { label: messages.withdrawn, text: money(withdrawn) },
      { label: messages.staked, text: money(staked) },
      { label: messages.won, text: money(won) },
      { label: messages.result, text: money(result) },
      { label: messages.time, text: minutes === null ? messages.noTime : spellMinutes(tag, minutes) },
    ];
  };
}
