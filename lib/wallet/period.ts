/** Periods of the history, as in the page's URL; `own` is a custom range of dates. */
export const periods = ['all', 'day', 'week', 'month', 'own'] as const;
export type Period = (typeof periods)[number];

export interface PeriodChoice {
  readonly period: Period;
  /** `2026-11-21`, in the browser's time zone; empty for an open end. */
  readonly from: string;
  readonly to: string;
}

export interface PeriodQuery {
  readonly hour?: number;
  readonly from?: string;
  readonly to?: string;
}

const hours = { day: 24, week: 168, month: 720 } as const;

/** True where the first day is after the last one. */
export function isReversed({ period, from, to }: PeriodChoice): boolean {
  return period === 'own' && from !== '' && to !== '' && from > to;
}

/** XTR-23: days begin and end at midnight in the browser's time zone; the platform takes instants. */
export function toPeriodQuery({ period, from, to }: PeriodChoice): PeriodQuery {
  if (period === 'all') return {};
  if (period !== 'own') return { hour: hours[period] };
  const start = startOfDay(from);
  const end = startOfDay(to, 1);
  return {
    ...(start && { from: start.toISOString() }),
    ...(end && { to: new Date(end.getTime() - 1).toISOString() }),
  };
}

/** Some days later, if any. Midnight itself may be skipped where the clocks go forward. */
function startOfDay(day: string, later = 0): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || year === undefined || month === undefined || date === undefined) return undefined;
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
