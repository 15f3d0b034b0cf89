import type { ListedEvent } from '../contract.ts';
import type { EventList } from './read.ts';

/** A list of a service that does not answer is shown as current for this long. */
const currentMs = 600_000;

/** What a page shows of a list: live and upcoming events, each soonest first. */
export interface ShownEvents {
  readonly live: readonly ListedEvent[];
  readonly upcoming: readonly ListedEvent[];
  /** ISO time of the odds. */
  readonly at: string;
}

/**
 * The events of a list that can still be shown. From an old list, which stands in for a service that does not answer, only
 * events that have not begun: their score and odds would be wrong.
 */
export function showEvents({ at, events }: EventList, now: Date): ShownEvents {
  const isOld = now.getTime() - Date.parse(at) > currentMs;
  const isAhead = ({ startsAt }: ListedEvent) => Date.parse(startsAt) > now.getTime();
  return {
    at,
    live: isOld ? [] : events.filter(({ status }) => status === 'LIVE'),
    upcoming: events.filter((event) => event.status === 'UPCOMING' && (!isOld || isAhead(event))),
  };
}

/** Whether the odds of an event may be shown as those of that time. */
export function hasOdds(event: ListedEvent, shown: ShownEvents): boolean {
  return event.odds.length > 0 && [...shown.live, ...shown.upcoming].includes(event);
}

/** Whether an event is in play and its score that of now: an old list has neither. */
export function isShownLive(event: ListedEvent, shown: ShownEvents): boolean {
  return shown.live.includes(event);
}
