import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';

/** The player's own row; undefined for visitors and players without points. */
export function ownRow({ leaderboard }: Tournament) {
  return leaderboard.find(({ me }) => me);
}

/** When a tournament ends or starts, or that it is over. */
export function useSchedule({ status, startAt, endAt }: Tournament): string {
  const t = useTranslator('tournaments');
  if (status === 'ENDED') return t('ended');
  return status === 'RUNNING' ? t('until', { time: formatDateTime(endAt) }) : t('from', { time: formatDateTime(startAt) });
}
