import { LocalDate } from '#components/content/local-date.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';

interface EventTimeProps {
  readonly context: PageContext;
  /** ISO 8601. */
  readonly at: string;
  /** A text around the time; alone, only the time is shown. */
  readonly text?: (time: string) => string;
  readonly className?: string;
}

/** A date and time in the reader's zone; without scripts, in the market's. */
export function EventTime({ context, at, text = (time) => time, className }: EventTimeProps) {
  const { timeZone } = context.locale;
  return (
    <LocalDate dateTime={at} text={text(formatDateTime(at, { timeZone }))} timeZone={timeZone} hasTime className={className} />
  );
}
