import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/status/notice.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { formatDate } from '#lib/core/time/format-date.ts';

const dayMs = 86_400_000;

/** Until when a document is due. The days are counted after the first paint, by business time. */
export function DeadlineNote({ deadline }: { readonly deadline: string }) {
  const t = useTranslator('documents');
  const [days, setDays] = useState<number>();
  useEffect(() => setDays(Math.ceil((Date.parse(deadline) - businessNow().getTime()) / dayMs)), [deadline]);
  const isLate = days !== undefined && days < 0;
  return (
    <Notice tone={isLate ? 'warn' : 'info'} title={t('dueBy', { date: formatDate(deadline) })}>
      {isLate ? t('late') : days !== undefined && t('daysLeft', { days })}
    </Notice>
  );
}
