import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { useLimits } from '#lib/protection/limits/client.ts';
import { type LimitTopic, limitTopics, periodKeys } from '#lib/protection/limits/rules.ts';
import { LimitFigures } from '../limits/limit-figures.tsx';

/** The player's limits of a period: how much is used, and when it starts again. */
export function PlayLimits({ period }: { readonly period: LimitPeriod }) {
  const { home } = useLocale();
  const messages = useMessages('ownPlay');
  return (
    <div className="lit space-y-5 rounded-card p-5 md:p-6">
      <h3 className="text-lg font-semibold">{messages.limits}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-6">
        {limitTopics.map((topic) => (
          <OwnLimit key={topic} topic={topic} period={period} />
        ))}
      </div>
      <ButtonLink href={`${home}/my-account/gambling-limits#deposit-limits`} tone="secondary">
        {messages.change}
      </ButtonLink>
    </div>
  );
}

function OwnLimit({ topic, period }: { readonly topic: LimitTopic; readonly period: LimitPeriod }) {
  const { numbers } = useLocale();
  const t = useTranslator('gambling');
  const { data, isError } = useLimits(topic);
  const name = t(topic === 'deposit' ? 'limits_depositName' : 'limits_spendName', { period: t(periodKeys[period]) });
  const format = (amount: number) => unbroken(formatMoney(fromWire(amount, data?.currency ?? ''), numbers));
  const whole = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, data?.currency ?? ''), numbers));
  return (
    <div className="space-y-2">
      <h4 className="text-sm font-semibold">{name}</h4>
      {data && isError && <Notice tone="warn">{t('limits_stale')}</Notice>}
      {data ? (
        <LimitFigures limit={data.limits[period]} format={format} whole={whole} label={name} />
      ) : isError ? (
        <Notice tone="error">{t('limits_loadFailed')}</Notice>
      ) : (
        <Skeleton className="h-32 w-full rounded-md" />
      )}
    </div>
  );
}
