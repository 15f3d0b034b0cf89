import { ownValue } from '#lib/core/own-value.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { favourites } from '#sandbox/data/tables/catalogue.ts';
import type { Database } from '#sandbox/database/database.ts';
import { seedJackpots } from '#sandbox/games/port.ts';
import { gameMarkTable } from './tables.ts';
import { seedWinners } from './winners.ts';

/** Test players with favourites and recent games, by handle. */
const habits: Readonly<Record<string, { readonly favorites: number; readonly recents: number }>> = {
  'cleo.vip': { favorites: 8, recents: 6 },
};

export async function seedMarks(database: Database, handle: string, playerId: number, now: Date): Promise<void> {
  const { favorites, recents } = ownValue(habits, handle) ?? { favorites: 0, recents: 0 };
  const mark = (kind: 'FAVORITE' | 'RECENT') => (slug: string, at: number) => ({
    playerId,
    kind,
    gameId: documentId('game', slug),
    lobbyPageType: 'CASINO' as const,
    createdAt: new Date(now.getTime() - (at + 1) * hourMs),
  });
  const rows = [...favourites.slice(0, favorites).map(mark('FAVORITE')), ...favourites.slice(3, 3 + recents).map(mark('RECENT'))];
  if (rows.length > 0) await database.insert(gameMarkTable).values(rows);
}

/** Seeds the jackpots and the wins of simulated players. */
export async function seedLobby(database: Database, now: Date): Promise<void> {
  await seedJackpots(database, now);
  await seedWinners(database, now);
}
