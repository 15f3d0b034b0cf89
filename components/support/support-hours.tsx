'use client';

import { useEffect, useState } from 'react';
import { Badge } from '#components/ui/status/badge.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

interface Hours {
  readonly isOpen: boolean;
  readonly start: string;
  readonly end: string;
}

/** Whether support is open now, with its hours (CNT-32). The line has its height before the hours load. */
export function SupportHours() {
  const { market } = useLocale();
  const t = useTranslator('support');
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
          <Badge tone={hours.isOpen ? 'felt' : 'neutral'}>{t(hours.isOpen ? 'openNow' : 'closedNow')}</Badge>
          {t('hours', { start: hours.start, end: hours.end })}
        </>
      )}
    </p>
  );
}
