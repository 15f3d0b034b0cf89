import { eq, inArray } from 'drizzle-orm';
import { scaleStake } from '#lib/money/scale.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import type { Database } from '#sandbox/database/database.ts';
import { amountAt, beginPot, type Pot, playOn } from './pots.ts';
import { jackpotPotTable, jackpotWinTable } from './tables.ts';

/** A pot for every jackpot game, each somewhere on its way. */
export async function seedJackpots(database: Database, now: Date): Promise<void> {
  const games = catalogue.filter(({ gameType }) => gameType === 'jackpot');
  await database.delete(jackpotWinTable);
  await database.delete(jackpotPotTable);
  await database
    .insert(jackpotPotTable)
    .values(games.map(({ slug, popularity }) => beginPot(documentId('game', slug), popularity, now)));
}

/** A game's pot as it is now, locked until the transaction ends; what others won meanwhile is kept. Undefined for a game without one. */
export async function lockPot(tx: Database, gameId: string, now: Date): Promise<Pot | undefined> {
  const [counted] = await tx.select().from(jackpotPotTable).where(eq(jackpotPotTable.gameId, gameId)).for('update');
  if (!counted) return undefined;
  const { pot, wins } = playOn(counted, now);
  if (wins.length === 0) return pot;
  await tx
    .insert(jackpotWinTable)
    .values([...wins])
    .onConflictDoNothing();
  await keepPot(tx, pot);
  return pot;
}

export async function keepPot(tx: Database, { gameId, amountMinor, countedAt }: Pot): Promise<void> {
  await tx.update(jackpotPotTable).set({ amountMinor, countedAt }).where(eq(jackpotPotTable.gameId, gameId));
}

/** Lets the house's other players win what they have won up to now. */
export async function playPotsOn(database: Database, pots: readonly Pot[], now: Date): Promise<readonly Pot[]> {
  const played: Pot[] = [];
  for (const pot of pots) {
    const isDue = playOn(pot, now).wins.length > 0;
    played.push((isDue && (await database.transaction((tx) => lockPot(tx, pot.gameId, now)))) || pot);
  }
  return played;
}

/** TRN-07: the pots of these games, in major units of the currency; games without a pot are left out. */
export async function readPots(database: Database, gameIds: readonly string[], currency: string, now: Date) {
  const counted = await database
    .select()
    .from(jackpotPotTable)
    .where(inArray(jackpotPotTable.gameId, [...gameIds]));
  const pots = await playPotsOn(database, counted, now);
  return pots.map((pot) => ({ gameId: pot.gameId, ...scaleStake(amountAt(pot, now) / 100, currency) }));
}
