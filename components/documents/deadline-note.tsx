import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/status/notice.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { daysBetween, isCalendarDate } from '#lib/core/time/calendar-date.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import type { PlayerDocument } from '#lib/documents/contract.ts';
import { dayText } from './day-text.ts';

interface DeadlineNoteProps extends Pick<PlayerDocument, 'dueOn' | 'daysLeft'> {
  readonly deadline: string;
}

/** Until when a document is due. Days that the platform does not count are counted after the first paint, by business time. */
export function DeadlineNote({ dueOn, deadline, daysLeft }: DeadlineNoteProps) {
  const t = useTranslator('documents');
  const [counted, setCounted] = useState<number>();
  useEffect(() => setCounted(countDays(deadline, businessNow())), [deadline]);
  const days = daysLeft ?? counted;
  const isLate = days !== undefined && days < 0;
  return (
    <Notice tone={isLate ? 'warn' : 'info'} title={t('dueBy', { date: dayText(dueOn, deadline) ?? '' })}>
      {isLate ? t('late') : days !== undefined && t('daysLeft', { days })}
    </Notice>
  );
}

/** Whole days until an instant, or until a date of the reader's calendar; negative when it has passed. */
function countDays(deadline: string, now: Date): number {
  if (!isCalendarDate(deadline)) return Math.floor((Date.parse(deadline) - now.getTime()) / dayMs);
  return daysBetween(dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now), deadline);
}
