'use client';

import { formatTime } from '#lib/core/time/format-date.ts';
import { useMinute } from './use-minute.ts';

/** The time of day where the reader is. Its width is reserved, because the server does not know it. */
export function BarClock({ label }: { readonly label: string }) {
  const now = useMinute();
  return (
    <p className="min-w-[5ch]">
      <span className="sr-only">{label} </span>
      {now === undefined ? '–:––' : formatTime(new Date(now))}
    </p>
  );
}
