import { eq, inArray } from 'drizzle-orm';
import { scaleStake } from '#lib/core/money/scale.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import type { Database } from '#sandbox/database/database.ts';
import { advanceJackpot, createJackpot, type Jackpot, jackpotAmountAt } from './jackpot.ts';
import { jackpotTable, jackpotWinTable } from './tables.ts';

/** Creates a jackpot for every jackpot game, each partly grown. */
export async function seedJackpots(database: Database, now: Date): Promise<void> {
  const games = catalogue.filter(({ gameType }) => gameType === 'jackpot');
  await database.delete(jackpotWinTable);
  await database.delete(jackpotTable);
  await database
    .insert(jackpotTable)
    .values(games.map(({ slug, popularity }) => createJackpot(documentId('game', slug), popularity, now)));
}

/**
 * Locks and returns a game's current jackpot, after storing the wins of simulated players. Undefined for a game without a
 * jackpot.
 */
export async function lockJackpot(tx: Database, gameId: string, now: Date): Promise<Jackpot | undefined> {
  const [counted] = await tx.select().from(jackpotTable).where(eq(jackpotTable.gameId, gameId)).for('update');
  if (!counted) return undefined;
  const { jackpot, wins } = advanceJackpot(counted, now);
  if (wins.length === 0) return jackpot;
  await tx
    .insert(jackpotWinTable)
    .values([...wins])
    .onConflictDoNothing();
  await saveJackpot(tx, jackpot);
  return jackpot;
}

export async function saveJackpot(tx: Database, { gameId, amountMinor, countedAt }: Jackpot): Promise<void> {
  await tx.update(jackpotTable).set({ amountMinor, countedAt }).where(eq(jackpotTable.gameId, gameId));
}

/** Stores the wins of simulated players up to now and returns the current jackpots. */
export async function advanceJackpots(database: Database, jackpots: readonly Jackpot[], now: Date): Promise<readonly Jackpot[]> {
  const played: Jackpot[] = [];
  for (const jackpot of jackpots) {
    const isDue = advanceJackpot(jackpot, now).wins.length > 0;
    played.push((isDue && (await database.transaction((tx) => lockJackpot(tx, jackpot.gameId, now)))) || jackpot);
  }
  return played;
}

/** The jackpots of the given games, in the currency (TRN-07); games without a jackpot are left out. */
export async function listJackpots(database: Database, gameIds: readonly string[], currency: string, now: Date) {
  const counted = await database
    .select()
    .from(jackpotTable)
    .where(inArray(jackpotTable.gameId, [...gameIds]));
  const jackpots = await advanceJackpots(database, counted, now);
  return jackpots.map((jackpot) => ({ gameId: jackpot.gameId, ...scaleStake(jackpotAmountAt(jackpot, now) / 100, currency) }));
}
