import type { CalendarDate } from '#lib/core/time/calendar-date.ts';
import { dateIn, lastZone } from '#lib/core/time/zone.ts';
import timeZones from './time-zones.json' with { type: 'json' };

/** Where a player lives: country (ISO 3166), and province where the country's registration asks for it. */
export interface Place {
  readonly countryCode: string;
  readonly province?: string | null | undefined;
}

// The main zone, then one further west where the date can be an earlier one; of two names, the one that older browsers know too.
const countries = new Map(Object.entries(timeZones.countries));
// The registration has one entry for Canada's Northwest Territories and Nunavut, whose zones are not further west.
const provinces = new Map(Object.entries(timeZones.provinces).map(([code, zones]) => [code, new Map(Object.entries(zones))]));

/** DEC-X-16: the time zone of a player's days: the province's, else the main one of the country; UTC for an unknown country. */
export function timeZoneOf({ countryCode, province }: Place): string {
  const zones = provinces.get(countryCode)?.get(province ?? '') ?? countries.get(countryCode) ?? 'UTC';
  return listOf(zones)[0];
}

/** Whether the days of a country's players depend on their province. */
export function hasProvinceZones({ countryCode }: Place): boolean {
  return provinces.has(countryCode);
}

/** The date at a player's place. */
export function dateAt(place: Place, at: Date): CalendarDate {
  return dateIn(timeZoneOf(place), at);
}

/** The earliest date in any part of a place, for rules that a date must have been reached for. */
export function earliestDateAt(place: Place, at: Date): CalendarDate {
  const [first, ...others] = zonesOf(place);
  let earliest = dateIn(first, at);
  for (const zone of others) {
    const date = dateIn(zone, at);
    if (date < earliest) earliest = date;
  }
  return earliest;
}

function zonesOf({ countryCode, province }: Place): readonly [string, ...string[]] {
  const ofProvinces = provinces.get(countryCode);
  const ofProvince = ofProvinces?.get(province ?? '');
  if (ofProvince) return listOf(ofProvince);
  const main = listOf(countries.get(countryCode) ?? lastZone);
  return [...main, ...(ofProvinces ? [...ofProvinces.values()].flatMap(listOf) : [])];
}

function listOf(zones: string): readonly [string, ...string[]] {
  const [main = zones, ...others] = zones.split(' ');
  return [main, ...others];
}
