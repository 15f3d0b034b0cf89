import { useMessages } from '#lib/core/i18n/client.tsx';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { formatCalendarDate } from '#lib/core/time/format-date.ts';
import type { PlayPeriod } from '#lib/protection/activity/contract.ts';
import { useFacts } from './use-facts.ts';

interface PlayTableProps {
  readonly by: LimitPeriod;
  readonly periods: readonly PlayPeriod[];
  readonly currency: string;
}

const heads = { D: 'day', W: 'week', M: 'month' } as const;

/** The figures of all periods, the newest first. Where it is wider than the screen it scrolls, beside the period. */
export function PlayTable({ by, periods, currency }: PlayTableProps) {
  const messages = useMessages('ownPlay');
  const factsOf = useFacts();
  const rows = periods.map((period) => ({ period, facts: factsOf(period, currency) }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={messages.caption} tabIndex={0} className="overflow-x-auto rounded-card bg-ink-3 shadow-lit">
      <table className="w-full text-sm">
        <caption className="sr-only">{messages.caption}</caption>
        <thead>
          <tr className="text-xs text-paper-3">
            <th scope="col" className="sticky left-0 h-12 bg-ink-3 px-4 text-left font-medium">
              {messages[heads[by]]}
            </th>
            {rows[0]?.facts.map(({ label }) => (
              <th key={label} scope="col" className="px-4 text-right font-medium whitespace-nowrap">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, facts }) => (
            <tr key={period.from} className="h-11 border-t border-paper/6">
              <th scope="row" className="sticky left-0 bg-ink-3 px-4 text-left font-medium whitespace-nowrap">
                {nameOf(by, period)}
              </th>
              {facts.map(({ label, text }) => (
                <td key={label} className="px-4 text-right whitespace-nowrap tabular-nums">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `27/11/2026`, `23/11 – 29/11/2026`, `11/2026`. */
function nameOf(by: LimitPeriod, { from, to }: PlayPeriod): string {
  const first = formatCalendarDate(from);
  if (by === 'D') return first;
  return by === 'M' ? first.slice(3) : `${first.slice(0, 5)} – ${formatCalendarDate(to)}`;
}
