import type { PaymentMethodRow } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { MethodView } from './method-list.tsx';
import { processTimeKey } from './process-time.ts';

/** The methods' bounds and times in the locale's language, with money as the market writes it. */
export function methodViews(
  locale: SiteLocale,
  numbers: NumberForm,
  methods: readonly PaymentMethodRow[],
): readonly MethodView[] {
  const t = getTranslator(locale, 'payments');
  const amount = (value: number) => formatWholeMoney(fromWire(value, locale.currency), numbers);
  const range = (min: number | null, max: number | null) =>
    min === null || max === null ? null : t('range', { min: amount(min), max: amount(max) });
  const time = (code: string | null) => code && t(processTimeKey(code));
  return methods.map((method) => {
    const { min, max, processTime, minWithdraw, maxWithdraw, withdrawTime } = method;
    const deposits = range(min, max);
    const withdrawals = range(minWithdraw, maxWithdraw);
    return {
      method,
      depositRange: deposits,
      depositTime: deposits && time(processTime),
      withdrawalRange: withdrawals,
      withdrawalTime: withdrawals && time(withdrawTime),
    };
  });
}
