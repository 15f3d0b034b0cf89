import { classNames } from '#components/ui/class-names.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { Limit } from '#lib/protection/limits/contract.ts';

interface LimitFiguresProps {
  readonly limit: Limit;
  readonly label: string;
  readonly format: (amount: number) => string;
  /** Without decimals where there are none. */
  readonly whole: (amount: number) => string;
}

/** LIM-01: value, used, remaining and reset of a limit. */
export function LimitFigures({ limit: { value, used, remaining, resetAt }, label, format, whole }: LimitFiguresProps) {
  const t = useTranslator('gambling');
  const facts = [
    [t('limits_used'), format(used)],
    [t('limits_remaining'), remaining === null ? '–' : format(remaining)],
    [t('limits_resets'), formatDateTime(resetAt)],
  ] as const;
  return (
    <div className="space-y-3">
      <p className={classNames('font-display font-semibold tabular-nums', value === null ? 'text-xl text-paper-2' : 'text-3xl')}>
        {value === null ? t('limits_none') : whole(value)}
      </p>
      <progress
        aria-label={t('limits_usedShare', { period: label })}
        value={value === null ? 0 : Math.min(used, value)}
        max={value === null || value === 0 ? 1 : value}
        className="bar"
      />
      <dl className="space-y-1.5 text-sm">
        {facts.map(([term, text]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-paper-2">{term}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
