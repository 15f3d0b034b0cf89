import { createRandom } from '#sandbox/data/art/random.ts';
import { type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';
import { zonedMinutes } from './zone.ts';

export const seatCount = 7;
const mostGuests = 5;
const sittingMs = 4 * 60_000;
const studioTimeZone = 'Europe/Vienna';
const names = [
  'Aino',
  'Bruno',
  'Carla',
  'Dario',
  'Eeva',
  'Femi',
  'Gita',
  'Hugo',
  'Ines',
  'Jiro',
  'Kaya',
  'Luca',
  'Mona',
  'Nils',
  'Olga',
  'Pavel',
] as const;

/** The invented guests at a table: who sits there changes every few minutes. */
export function guestsOf(table: number, at: number): readonly string[] {
  const sitting = Math.floor(at / sittingMs);
  const random = createRandom(`seats ${table} ${sitting}`);
  const from = random.int(0, names.length - 1);
  return Array.from({ length: random.int(1, mostGuests) }, (_, index) => names[(from + index * 3) % names.length] ?? names[0]);
}

/** Whether the studio is open at a moment of business time; `24:00` ends a day, and an evening may end after midnight. */
export function isOpen({ hours }: Pick<LiveTableRow, 'hours'>, now: Date): boolean {
  if (!hours) return true;
  const [start, end] = hours.map(minutesOf);
  const at = zonedMinutes(now, studioTimeZone);
  if (start === undefined || end === undefined) return true;
  return start < end ? at >= start && at < end : at >= start || at < end;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A table as the live tables service lists it; limits in euro. */
export interface TableState {
  readonly tableId: string;
  readonly title: string;
  readonly provider: string;
  readonly kind: LiveTableRow['kind'];
  readonly dealer: string;
  readonly seats: number;
  readonly seatsTaken: number;
  readonly stakes: readonly [min: number, max: number];
  readonly open: boolean;
}

/** Every table with its seats: guests of the house, and players whose number `playersAt` knows. */
export function listTables(now: Date, at: number, playersAt: (tableId: string) => number = () => 0): readonly TableState[] {
  return liveTables.map((row, index) => {
    const tableId = `tbl_${101 + index}`;
    const open = isOpen(row, now);
    const taken = open ? guestsOf(index, at).length + playersAt(tableId) : 0;
    const { title, provider, kind, dealer, stakes } = row;
    return { tableId, title, provider, kind, dealer, seats: seatCount, seatsTaken: Math.min(seatCount, taken), stakes, open };
  });
}
