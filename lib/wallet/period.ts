/** Periods of the history that a player chooses from; `own` is between two dates. */
export const periods = ['all', 'day', 'week', 'month', 'own'] as const;
export type Period = (typeof periods)[number];

export interface PeriodChoice {
  readonly period: Period;
  /** `2026-11-21`, a day where the player is; empty for an open end. */
  readonly from: string;
  readonly to: string;
}

/** The members of the platform's query that mean a period. */
export interface PeriodQuery {
  readonly hour?: number;
  readonly from?: string;
  readonly to?: string;
}

const hours = { day: 24, week: 168, month: 720 } as const;

/** True for two days in the wrong order. */
export function isTurnedAround({ period, from, to }: PeriodChoice): boolean {
  return period === 'own' && from !== '' && to !== '' && from > to;
}

/** XTR-23: a day begins and ends at the player's own midnight, the platform is asked in instants. */
export function queryOfPeriod({ period, from, to }: PeriodChoice): PeriodQuery {
  if (period === 'all') return {};
  if (period !== 'own') return { hour: hours[period] };
  const start = startOfDay(from);
  const end = startOfDay(to);
  end?.setDate(end.getDate() + 1);
  return {
    ...(start && { from: start.toISOString() }),
    ...(end && { to: new Date(end.getTime() - 1).toISOString() }),
  };
}

function startOfDay(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || year === undefined || month === undefined) return undefined;
  const start = new Date(year, month - 1, date);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
