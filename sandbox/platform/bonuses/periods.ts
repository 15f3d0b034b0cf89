import { timeZoneOf } from '#lib/core/market/place.ts';
import { addDays, weekdayOf } from '#lib/core/time/calendar-date.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { isOpenAt, type OpeningHours, openingDay } from '#lib/core/time/opening-hours.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import type { Player } from '../players/tables.ts';
import type { Campaign } from './tables.ts';

type Terms = Pick<Campaign, 'terms'>;
type Market = Pick<Player, 'market'>;

/** The days of bonuses are the market's: a visitor has them too, and no change of province moves them. */
export function bonusTimeZone({ market }: Market): string {
  return timeZoneOf({ countryCode: market });
}

/** The period of a campaign that repeats, as the local date it began; empty for one that is taken once. */
export function periodOf(campaign: Terms, player: Market, now: Date): string {
  const { repeats } = campaign.terms;
  if (repeats === undefined) return '';
  // Hours over midnight are of the day on which they begin.
  const day = openingDay(windowOf(campaign, player), now) ?? dateIn(bonusTimeZone(player), now);
  return repeats === 'DAY' ? day : addDays(day, 1 - isoWeekday(weekdayOf(day)));
}

/** The game of a campaign's free spins in a period; undefined without free spins. */
export function spinsGameIn({ terms: { freeSpins, repeats } }: Terms, period: string): string | undefined {
  if (!freeSpins) return undefined;
  const games = [freeSpins.gameId, ...(freeSpins.otherGames ?? [])];
  const day = period === '' ? 0 : Date.parse(period) / dayMs;
  return games[Math.floor(day / (repeats === 'WEEK' ? 7 : 1)) % games.length];
}

/** Whether the campaign can be taken at this local day and hour. */
export function isWithinWindow(campaign: Terms, player: Market, now: Date): boolean {
  const { weekdays, hours } = campaign.terms;
  return (!weekdays && !hours) || isOpenAt(windowOf(campaign, player), now);
}

/** The days and hours of a campaign by the rule of opening hours. */
function windowOf({ terms: { weekdays, hours = [0, 24] } }: Terms, player: Market): OpeningHours {
  const [start, end] = hours;
  const closedWeekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => weekdays && !weekdays.includes(isoWeekday(day)));
  return { timeZone: bonusTimeZone(player), start: timeOf(start), end: timeOf(end), closedWeekdays, holidays: [] };
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** 1 is Monday, 7 Sunday. */
function isoWeekday(weekday: number): number {
  return weekday === 0 ? 7 : weekday;
}
