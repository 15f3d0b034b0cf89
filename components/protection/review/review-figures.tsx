import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney, formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDate } from '#lib/core/time/format-date.ts';
import { periodKeys } from '#lib/protection/limits/rules.ts';
import type { Review } from '#lib/protection/review/contract.ts';

/** Why the player is asked, and what the figures are. */
export function ReviewFigures({ review }: { readonly review: Review }) {
  const { numbers } = useLocale();
  const messages = useMessages('review');
  const t = useTranslator('review');
  const { reason, deposited, withdrawn, result, currency, usualWeek, limits, from, to } = review;
  const money = (amount: number) => formatMoney(fromWire(amount, currency), numbers);
  const text =
    reason === 'GROWTH'
      ? t('growthText', { amount: money(deposited), usual: money(usualWeek ?? 0) })
      : messages[reason === 'PERIODIC' ? 'periodicText' : 'oldLimitText'];
  const facts = [
    [messages.deposited, money(deposited)],
    [messages.withdrawn, money(withdrawn)],
    [messages.result, money(result)],
  ] as const;
  return (
    <>
      <p>{text}</p>
      {limits.length > 0 && <OldLimits limits={limits} currency={currency} />}
      <p className="mt-4 text-sm">{t('period', { from: formatDate(from), to: formatDate(to) })}</p>
      <Facts facts={facts} />
    </>
  );
}

function OldLimits({ limits, currency }: Pick<Review, 'limits' | 'currency'>) {
  const { numbers } = useLocale();
  const t = useTranslator('review');
  const tLimits = useTranslator('gambling');
  const facts = limits.map(({ kind, period, value, since }) => {
    const name = tLimits(kind === 'DEPOSIT' ? 'limits_depositName' : 'limits_spendName', { period: tLimits(periodKeys[period]) });
    const amount = formatWholeMoney(fromWire(value, currency), numbers);
    return [name, t('since', { amount, date: formatDate(since) })] as const;
  });
  return <Facts facts={facts} />;
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-2 divide-y divide-paper/7 rounded-card bg-ink/40">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 px-4 py-3 text-sm">
          <dt>{label}</dt>
          <dd className="text-right font-semibold text-paper tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
