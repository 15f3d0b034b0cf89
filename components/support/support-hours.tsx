'use client';

import { useEffect, useState } from 'react';
import { Badge } from '#components/ui/status/badge.tsx';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { formatDate, formatTime } from '#lib/core/time/format-date.ts';
import { isAllDay } from '#lib/core/time/opening-hours.ts';
import type { SupportHours as Hours } from '#lib/support/chat/contract.ts';

/** A longer timer would run at once; the hours are read again at least this often. */
const maxWaitMs = 12 * hourMs;
/** After hours that could not be read. */
const retryMs = 30_000;

interface SupportHoursProps {
  /** Shown centred below the chat, with what still works outside the hours. */
  readonly isOfChat?: boolean;
}

/** Whether support is open now, until or from when, with its hours (CNT-32). It has its height before the hours load. */
export function SupportHours({ isOfChat = false }: SupportHoursProps) {
  const { market, tag } = useLocale();
  const t = useTranslator('support');
  const [hours, setHours] = useState<Hours>(null);
  useEffect(() => {
    const aborter = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      const found = await callSite<Hours>(`/api/support/hours?market=${market}`, { signal: aborter.signal }).catch(
        () => undefined,
      );
      if (aborter.signal.aborted) return;
      if (found === undefined) {
        // What is known holds until it changes.
        setHours((known) => (known?.changesAt && Date.parse(known.changesAt) <= businessNow().getTime() ? null : known));
        timer = setTimeout(read, retryMs);
        return;
      }
      setHours(found);
      if (!found?.changesAt) return;
      const leftMs = Date.parse(found.changesAt) - businessNow().getTime();
      timer = setTimeout(read, Math.min(Math.max(leftMs, 1_000), maxWaitMs));
    };
    void read();
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
  }, [market]);
  return (
    <div className={`space-y-2 text-sm text-paper-2 ${isOfChat ? 'min-h-28' : 'min-h-14'}`} aria-live="polite">
      {hours && (
        <>
          <p className={`flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 ${isOfChat ? 'justify-center' : ''}`}>
            <Badge tone={hours.isOpen ? 'felt' : 'neutral'}>{t(hours.isOpen ? 'openNow' : 'closedNow')}</Badge>
            {changeText(hours, t)}
          </p>
          <p>{dailyText(hours, t, tag)}</p>
          {isOfChat && !hours.isOpen && <p className="max-w-prose">{t('chatAwayText')}</p>}
        </>
      )}
    </div>
  );
}

type Translator = ReturnType<typeof useTranslator<'support'>>;

/** The hours of a day, and the days without them. */
function dailyText(hours: NonNullable<Hours>, t: Translator, tag: LanguageTag): string {
  const { start, end, timeZone, closedWeekdays } = hours;
  const daily = isAllDay(hours) ? t('hoursAllDay') : t('hours', { start, end, zone: zoneName(timeZone, tag) });
  if (closedWeekdays.length === 0) return daily;
  return `${daily} · ${t('closedOn', { days: new Intl.ListFormat(tag).format(closedWeekdays.map((day) => weekdayName(day, tag))) })}`;
}

/** 0 is Sunday. */
function weekdayName(weekday: number, tag: LanguageTag): string {
  const aSunday = Date.UTC(2026, 10, 22);
  return new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(aSunday + weekday * dayMs);
}

function changeText({ isOpen, changesAt, timeZone }: NonNullable<Hours>, t: Translator) {
  if (!changesAt) return isOpen ? t('openAlways') : null;
  const time = formatTime(changesAt, { timeZone });
  if (isOpen) return t('openUntil', { time });
  const date = formatDate(changesAt, timeZone);
  return date === formatDate(businessNow(), timeZone) ? t('opensAt', { time }) : t('opensOn', { date, time });
}

/** `GMT+2` */
function zoneName(timeZone: string, tag: LanguageTag): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(businessNow());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
