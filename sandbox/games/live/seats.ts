import { createRandom } from '#sandbox/data/art/random.ts';
import type { GameProfile } from '../profile.ts';
import { listTables } from './list-tables.ts';

const guestsChangeEveryMs = 4 * 60_000;
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

/** Whether the table is open, and the names of its simulated guests: as many as the lobby lists. */
export function tableAt({ code, table }: GameProfile, now: Date): { readonly open: boolean; readonly guests: readonly string[] } {
  const listed = table && listTables(table.provider, now).find(({ tableId }) => tableId === code);
  if (!listed) return { open: false, guests: [] };
  const random = createRandom(`names ${code} ${Math.floor(now.getTime() / guestsChangeEveryMs)}`);
  const from = random.int(0, names.length - 1);
  const guests = Array.from({ length: listed.seatsTaken }, (_, index) => names[(from + index * 3) % names.length] ?? names[0]);
  return { open: listed.open, guests };
}
