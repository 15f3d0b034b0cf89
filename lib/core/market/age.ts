import { minimumAge } from './countries.ts';
import { earliestDateAt, type Place } from './place.ts';

/**
 * DEC-VAL-5: completed years at a place. The earliest date of any part of the place counts, so that no one is older by law than
 * where they live. A birthday on 29 February is 1 March in other years: the year is completed only with the end of 28 February.
 */
export function ageAt(dateOfBirth: string, place: Place, now: Date): number {
  const today = earliestDateAt(place, now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) >= dateOfBirth.slice(5) ? years : years - 1;
}

/** DEC-VAL-5: whether residents of a place who were born on a date may play. */
export function isOfAge(dateOfBirth: string, place: Place, now: Date): boolean {
  return ageAt(dateOfBirth, place, now) >= minimumAge(place.countryCode, place.province ?? '');
}
