import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { SportsRefused } from '../bets/refusal.ts';
import { maxFavourites } from '../wire-favourites.ts';
import { favouriteTable as table } from './tables.ts';

/** What a player marked, oldest first. */
export async function listFavourites(db: Database, playerId: string): Promise<readonly string[]> {
  const rows = await db.select().from(table).where(eq(table.playerId, playerId)).orderBy(asc(table.at), asc(table.item));
  return rows.map(({ item }) => item);
}

interface FavouriteChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/**
 * Adds and removes favourites; a repeat changes nothing. `isKnown`: others are not added, and those that have become unknown are
 * removed. Adds as many as there is space for. Throws FAVOURITES_FULL where that is none.
 */
export async function changeFavourites(
  database: Database,
  playerId: string,
  { add, remove }: FavouriteChange,
  isKnown: (item: string) => boolean,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sportsbook-favourites:${playerId}`}, 0))`);
    const before = await listFavourites(tx, playerId);
    const gone = before.filter((item) => remove.includes(item) || !isKnown(item));
    if (gone.length > 0) await tx.delete(table).where(and(eq(table.playerId, playerId), inArray(table.item, gone)));
    const added = [...new Set(add)].filter((item) => isKnown(item) && !before.includes(item));
    const space = maxFavourites - (before.length - gone.length);
    if (added.length > 0 && space <= 0) throw new SportsRefused('FAVOURITES_FULL');
    const rows = added.slice(0, space).map((item) => ({ playerId, item, at: now }));
    if (rows.length > 0) await tx.insert(table).values(rows);
  });
}
