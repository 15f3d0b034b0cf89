import { useEffect, useState } from 'react';
import { Notice } from '#components/ui/status/notice.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import type { PlayerDocument } from '#lib/documents/contract.ts';
import { dayText } from './day-text.ts';

const dayMs = 86_400_000;

interface DeadlineNoteProps extends Pick<PlayerDocument, 'dueOn' | 'daysLeft'> {
  readonly deadline: string;
}

/** Until when a document is due. Days that the platform does not count are counted after the first paint, by business time. */
export function DeadlineNote({ dueOn, deadline, daysLeft }: DeadlineNoteProps) {
  const t = useTranslator('documents');
  const [counted, setCounted] = useState<number>();
  useEffect(() => setCounted(Math.floor((Date.parse(deadline) - businessNow().getTime()) / dayMs)), [deadline]);
  const days = daysLeft ?? counted;
  const isLate = days !== undefined && days < 0;
  return (
    <Notice tone={isLate ? 'warn' : 'info'} title={t('dueBy', { date: dayText(dueOn, deadline) ?? '' })}>
      {isLate ? t('late') : days !== undefined && t('daysLeft', { days })}
    </Notice>
  );
}
