import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatCalendarDate } from '#lib/core/time/format-date.ts';
import type { PlayPeriod } from '#lib/protection/activity/contract.ts';

interface PlayChartProps {
  /** The newest first, at least one. */
  readonly periods: readonly PlayPeriod[];
  readonly currency: string;
}

const height = 100;
const step = 10;
const barWidth = 6;

/** The net results as bars up and down from zero, all in one colour; none where there is nothing to draw. */
export function PlayChart({ periods, currency }: PlayChartProps) {
  const { numbers } = useLocale();
  const messages = useMessages('ownPlay');
  const results = periods.map(({ result }) => result).toReversed();
  const [highest, lowest] = [Math.max(0, ...results), Math.min(0, ...results)];
  const [oldest, newest] = [periods.at(-1), periods[0]];
  if (highest === lowest || !oldest || !newest) return null;
  const yOf = (value: number) => ((highest - value) / (highest - lowest)) * height;
  const money = (amount: number) => unbroken(formatMoney(fromWire(amount, currency), numbers));
  return (
    <figure className="lit rounded-card p-5 md:p-6">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        {messages.result}
        <span className="text-xs font-normal text-paper-3 tabular-nums">{highest > 0 && money(highest)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={messages.chart}
        viewBox={`0 -1 ${results.length * step} ${height + 2}`}
        preserveAspectRatio="none"
        className="h-36 w-full fill-blue-2 stroke-paper/40"
      >
        {results.map((result, index) => (
          <rect
            // The place of a bar is its period.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
            key={index}
            x={index * step + (step - barWidth) / 2}
            y={yOf(Math.max(0, result))}
            width={barWidth}
            height={(Math.abs(result) / (highest - lowest)) * height}
            stroke="none"
          />
        ))}
        <line x1={0} x2={results.length * step} y1={yOf(0)} y2={yOf(0)} vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden="true" className="mt-1 text-xs text-paper-3 tabular-nums">
        <p className="text-right">{lowest < 0 && money(lowest)}</p>
        <p className="mt-1 flex justify-between gap-4">
          <span>{formatCalendarDate(oldest.from)}</span>
          <span>{formatCalendarDate(newest.to)}</span>
        </p>
      </div>
    </figure>
  );
}
