import { dateAt, type Place, timeZoneOf } from '#lib/core/market/place.ts';
import { addDays, type CalendarDate, daysBetween } from '#lib/core/time/calendar-date.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import type { DocumentRow } from './tables.ts';

/** Days that a player has to upload requested documents. */
export const documentDays = 30;

export interface DocumentDeadline {
  /** Days since the document was requested. */
  readonly ago: number;
  /** Days until the last one for an upload; negative when that has passed. */
  readonly left: number;
  readonly dueOn: CalendarDate;
}

/** DEC-X-16: counts days at the player's place. */
export function documentDeadline({ requestedAt }: Pick<DocumentRow, 'requestedAt'>, place: Place, now: Date): DocumentDeadline {
  const requestedOn = dateIn(timeZoneOf(place), requestedAt);
  const ago = daysBetween(requestedOn, dateAt(place, now));
  return { ago, left: documentDays - ago, dueOn: addDays(requestedOn, documentDays) };
}

/** Whether the last day of a document has passed at the player's place. */
export function hasExpired({ validUntil }: Pick<DocumentRow, 'validUntil'>, place: Place, now: Date): boolean {
  return validUntil !== null && validUntil < dateAt(place, now);
}
