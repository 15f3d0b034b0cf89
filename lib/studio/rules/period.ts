import { isExpired } from '#lib/core/time/clock.ts';

export interface Period {
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
}

const sorted = (dates: readonly unknown[]) =>
  dates.filter((date) => typeof date === 'string').sort((one, other) => Date.parse(one) - Date.parse(other));

/** When a document is shown: from the later of its starts to the earlier of its ends. */
export function periodOf(document: Readonly<Record<string, unknown>>): Period {
  const { startsAt, startDate, publishedAt, endsAt, endDate } = document;
  return { startsAt: sorted([startsAt, startDate, publishedAt]).at(-1), endsAt: sorted([endsAt, endDate])[0] };
}

/** Validation: the end of a period is after its start; either may be missing. */
export function refuseEnd(end: string | undefined, start: unknown): true | string {
  if (!end || typeof start !== 'string') return true;
  return Date.parse(end) > Date.parse(start) || 'The end has to lie after the start.';
}

export type Moment = 'open' | 'scheduled' | 'running' | 'over';

/** State of a period at `now`; `open` has neither start nor end. */
export function momentOf({ startsAt, endsAt }: Period, now: Date): Moment {
  if (!startsAt && !endsAt) return 'open';
  if (startsAt && !isExpired(startsAt, now)) return 'scheduled';
  return isExpired(endsAt, now) ? 'over' : 'running';
}

/**
 * A period as a list shows it: `Scheduled from 4 Dec 2026`, `Until 19 Jan 2027`, `Ended 15 Nov 2026`; empty when open. The days
 * are the editor's own, as in the fields.
 */
export function describePeriod(period: Period, now: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const at = (date: string | null | undefined) => (date ? day.format(new Date(date)) : '');
  switch (momentOf(period, now)) {
    case 'open':
      return '';
    case 'scheduled':
      return `Scheduled from ${at(period.startsAt)}`;
    case 'over':
      return `Ended ${at(period.endsAt)}`;
    case 'running':
      return period.endsAt ? `Until ${at(period.endsAt)}` : `Since ${at(period.startsAt)}`;
  }
}
