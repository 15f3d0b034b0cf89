import { isOpenAt } from '#lib/core/time/opening-hours.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { betLimitsOf } from '#sandbox/data/content/games/games.ts';
import { hoursOf, type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';

const seats = 7;

/**
 * Simulated guests: the number at a table changes every half minute, mostly by one. They may fill a blackjack table; other
 * games always keep a free seat.
 */
function seatsTaken(tableId: string, { kind }: LiveTableRow, now: Date): number {
  const slot = Math.floor(now.getTime() / 30_000);
  const base = createRandom(`crowd ${tableId} ${Math.floor(slot / 20)}`).int(1, seats - 1);
  const max = kind === 'blackjack' ? seats : seats - 1;
  return Math.min(max, Math.max(0, base + createRandom(`seat ${tableId} ${slot}`).int(-1, 1)));
}

/** The live tables of a provider, with the provider's own ids, e.g. `tbl_101` (LOB-24). */
export function listTables(provider: string, now: Date) {
  return liveTables.flatMap((row, index) => {
    if (row.provider !== provider) return [];
    const tableId = `tbl_${101 + index}`;
    const open = isOpenAt({ ...hoursOf(row), closedWeekdays: [], holidays: [] }, now);
    return [
      {
        tableId,
        seats,
        seatsTaken: open ? seatsTaken(tableId, row, now) : 0,
        betLimits: betLimitsOf(row.stakes).map(({ min, max, currency }) => ({ min, max, currency })),
        dealer: row.dealer,
        open,
      },
    ];
  });
}
