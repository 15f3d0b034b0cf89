'use client';

import { useEffect, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';

export interface SupportHoursWords {
  readonly openNow: string;
  readonly closedNow: string;
  /** With `{start}` and `{end}`. */
  readonly hours: string;
}

interface Hours {
  readonly isOpen: boolean;
  readonly start: string;
  readonly end: string;
}

/** Whether somebody answers at this moment (CNT-32). Its line is kept free, so that nothing moves when the answer comes. */
export function SupportHours({ market, words }: { readonly market: string; readonly words: SupportHoursWords }) {
  const [hours, setHours] = useState<Hours | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(`/api/support/hours?market=${market}`, { signal: aborter.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then(setHours)
      .catch(() => undefined);
    return () => aborter.abort();
  }, [market]);
  return (
    <p className="flex min-h-6 flex-wrap items-center justify-center gap-3 text-sm text-paper-2" aria-live="polite">
      {hours && (
        <>
          <Badge tone={hours.isOpen ? 'felt' : 'neutral'}>{hours.isOpen ? words.openNow : words.closedNow}</Badge>
          {words.hours.replace('{start}', hours.start).replace('{end}', hours.end)}
        </>
      )}
    </p>
  );
}
