'use client';

import { useSyncExternalStore } from 'react';
import { formatDate, formatDateTime } from '#lib/core/time/format-date.ts';

interface LocalDateProps {
  /** ISO 8601. */
  readonly dateTime: string;
  /** A text with the date, and with its time where `hasTime` is set, in `timeZone`. */
  readonly text: string;
  /** IANA name; the server does not know the reader's. */
  readonly timeZone: string;
  readonly hasTime?: boolean;
  readonly className?: string;
}

const subscribe = () => () => undefined;

/** MKT-25: a text with a date, which follows the reader's time zone once scripts run. Both dates have the same width. */
export function LocalDate({ dateTime, text, timeZone, hasTime = false, className }: LocalDateProps) {
  const dateIn = (zone?: string) =>
    hasTime ? formatDateTime(dateTime, zone ? { timeZone: zone } : {}) : formatDate(dateTime, zone);
  const shown = useSyncExternalStore(
    subscribe,
    () => text.replace(dateIn(timeZone), dateIn()),
    () => text,
  );
  return (
    <time dateTime={dateTime} className={className}>
      {shown}
    </time>
  );
}
