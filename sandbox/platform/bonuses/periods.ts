import type { Player } from '../players/tables.ts';
import { timeZoneOf } from '../players/time-zone.ts';
import type { Campaign } from './tables.ts';

type Terms = Pick<Campaign, 'terms'>;
type Market = Pick<Player, 'market'>;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Date, weekday (1 is Monday) and hour in the time zone of a market. */
export function localTime({ market }: Market, now: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZoneOf(market),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    weekday: weekdays.indexOf(of('weekday')) + 1,
    hour: Number(of('hour')),
  };
}

/** The period of a campaign that repeats, as the local date it began; empty for one that is taken once. */
export function periodOf({ terms }: Terms, player: Market, now: Date): string {
  if (terms.repeats === undefined) return '';
  const { date, weekday } = localTime(player, now);
  return terms.repeats === 'DAY' ? date : addDays(date, 1 - weekday);
}

/** The game of a campaign's free spins in a period; undefined without free spins. */
export function spinsGameIn({ terms: { freeSpins, repeats } }: Terms, period: string): string | undefined {
  if (!freeSpins) return undefined;
  const games = [freeSpins.gameId, ...(freeSpins.otherGames ?? [])];
  const day = period === '' ? 0 : Date.parse(period) / 86_400_000;
  return games[Math.floor(day / (repeats === 'WEEK' ? 7 : 1)) % games.length];
}

/** Whether the campaign can be taken at this local day and hour. */
export function isWithinWindow({ terms }: Terms, player: Market, now: Date): boolean {
  if (!terms.weekdays && !terms.hours) return true;
  const { weekday, hour } = localTime(player, now);
  const [from, to] = terms.hours ?? [0, 24];
  return (terms.weekdays?.includes(weekday) ?? true) && from <= hour && hour < to;
}

/** Moves a date (`2026-11-23`) by whole days. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
