import { timeZoneOf } from '#lib/core/market/place.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { toWire } from '#lib/core/money/money.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import { type PlayPeriod, shownPeriods } from '#lib/protection/activity/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { noSums, sumPeriods } from '#sandbox/ledger/period-sums.ts';
import type { Player } from '../players/tables.ts';
import { listWindows } from './limits/calendar-window.ts';
import { sumMinutes } from './play-time.ts';

/** The player's figures by the windows of the limits, the current one first. */
export async function readPlayPeriods(db: Database, player: Player, by: LimitPeriod, now: Date): Promise<readonly PlayPeriod[]> {
  const { id, currencyCode: currency } = player;
  const timeZone = timeZoneOf(player);
  const windows = listWindows(by, timeZone, now, shownPeriods[by]);
  const [first, ...others] = windows.map(({ start }) => start);
  const end = windows.at(-1)?.end;
  if (!first || !end) return [];
  const sums = await sumPeriods(db, id, [first, ...others], end);
  const minutes = await sumMinutes(db, id, windows);
  const toAmount = (minor: number) => toWire({ minor, currency });
  const periods = windows.map((window, index): PlayPeriod => {
    const { deposited, withdrawn, staked, won } = sums[index] ?? noSums;
    const played = minutes[index] ?? 0;
    return {
      from: dateIn(timeZone, window.start),
      to: dateIn(timeZone, new Date(window.end.getTime() - 1)),
      deposited: toAmount(deposited),
      withdrawn: toAmount(withdrawn),
      staked: toAmount(staked),
      won: toAmount(won),
      result: toAmount(won - staked),
      // Stakes without any time are older than the record of times.
      minutes: played === 0 && staked > 0 ? null : played,
    };
  });
  return periods.toReversed();
}
