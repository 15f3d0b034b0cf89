import type { PaymentMethodRow } from '#lib/content/types.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { SiteLocale } from '#lib/market/markets.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import type { MethodView } from './method-list.tsx';

const times = {
  instant: 'instant',
  'within-1-hour': 'withinHour',
  'within-24-hours': 'withinDay',
  '1-3-days': 'oneToThreeDays',
} as const;

/** The figures of a market's methods in the words of a locale; the money is the market's. */
export function methodViews(
  locale: SiteLocale,
  money: Pick<SiteLocale, 'market' | 'currency'>,
  methods: readonly PaymentMethodRow[],
): readonly MethodView[] {
  const words = translator(locale, 'payments');
  const amount = (value: number) => formatWholeMoney(fromWire(value, money.currency), money.market);
  const range = (min: number, max: number) => words('range', { min: amount(min), max: amount(max) });
  const time = (code: string) => (code in times ? words(times[code as keyof typeof times]) : words('seeCashier'));
  return methods.map((method) => {
    const { min, max, processTime, minWithdraw, maxWithdraw, withdrawTime } = method;
    const paysOut = minWithdraw !== null && maxWithdraw !== null;
    return {
      method,
      depositRange: range(min, max),
      depositTime: time(processTime),
      withdrawalRange: paysOut ? range(minWithdraw, maxWithdraw) : null,
      withdrawalTime: paysOut && withdrawTime !== null ? time(withdrawTime) : null,
    };
  });
}
