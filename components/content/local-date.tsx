'use client';

import { useSyncExternalStore } from 'react';
import { formatDate } from '#lib/core/time/format-date.ts';

interface LocalDateProps {
  /** ISO 8601. */
  readonly dateTime: string;
  /** A text with the date in `timeZone`. */
  readonly text: string;
  /** IANA name; the server does not know the reader's. */
  readonly timeZone: string;
  readonly className?: string;
}

const subscribe = () => () => undefined;

/** MKT-25: a text with a date, which follows the reader's time zone once scripts run. Both dates have the same width. */
export function LocalDate({ dateTime, text, timeZone, className }: LocalDateProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => text.replace(formatDate(dateTime, timeZone), formatDate(dateTime)),
    () => text,
  );
  return (
    <time dateTime={dateTime} className={className}>
      {shown}
    </time>
  );
}
