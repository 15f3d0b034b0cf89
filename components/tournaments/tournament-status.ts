import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { dateTag } from '#lib/core/time/date-tag.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';

/** The player's own row; undefined for visitors and players without points. */
export function ownRow({ leaderboard }: Tournament) {
  return leaderboard.find(({ me }) => me);
}

/** When a tournament ends or starts, or that it is over. */
export function useSchedule({ status, startAt, endAt }: Tournament): string {
  const { tag, timeZone } = useLocale();
  const t = useTranslator('tournaments');
  if (status === 'ENDED') return t('ended');
  const format = new Intl.DateTimeFormat(dateTag(tag), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return status === 'RUNNING'
    ? t('until', { time: format.format(new Date(endAt)) })
    : t('from', { time: format.format(new Date(startAt)) });
}
