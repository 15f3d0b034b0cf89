import { createRandom } from '#sandbox/data/art/random.ts';
import { listTables } from '#sandbox/platform/lobby/live-tables.ts';
import type { GameProfile } from '../profile.ts';

const sittingMs = 4 * 60_000;
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

/** A table as the lobby lists it: whether it is open, and who sits there besides the players. */
export function tableAt({ code, table }: GameProfile, now: Date): { readonly open: boolean; readonly guests: readonly string[] } {
  const listed = table && listTables(table.provider, now).find(({ tableId }) => tableId === code);
  if (!listed) return { open: false, guests: [] };
  const random = createRandom(`names ${code} ${Math.floor(now.getTime() / sittingMs)}`);
  const from = random.int(0, names.length - 1);
  const guests = Array.from({ length: listed.seatsTaken }, (_, index) => names[(from + index * 3) % names.length] ?? names[0]);
  return { open: listed.open, guests };
}
