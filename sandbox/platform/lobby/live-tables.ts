import { createRandom } from '#sandbox/data/art/random.ts';
import { betLimitsOf } from '#sandbox/data/content/games.ts';
import { type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';

const studioTimeZone = 'Europe/Vienna';
const seats = 7;

/**
 * Guests of the house come and go: how many sit at a table changes every half minute, by one at the most times. They fill a
 * blackjack table; where all play the same round they leave a seat for whoever comes.
 */
function seatsTaken(tableId: string, { kind }: LiveTableRow, now: Date): number {
  const slot = Math.floor(now.getTime() / 30_000);
  const base = createRandom(`crowd ${tableId} ${Math.floor(slot / 20)}`).int(1, seats - 1);
  const most = kind === 'blackjack' ? seats : seats - 1;
  return Math.min(most, Math.max(0, base + createRandom(`seat ${tableId} ${slot}`).int(-1, 1)));
}

function isOpen({ hours }: LiveTableRow, now: Date): boolean {
  if (!hours) return true;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: studioTimeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  const [start, end] = hours;
  return start <= end ? start <= time && time < end : time >= start || time < end;
}

/** LOB-24: the tables of a provider; the id is the provider's own (`tbl_101`). */
export function listTables(provider: string, now: Date) {
  return liveTables.flatMap((row, index) => {
    if (row.provider !== provider) return [];
    const tableId = `tbl_${101 + index}`;
    const open = isOpen(row, now);
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
