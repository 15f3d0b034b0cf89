import { inArray } from 'drizzle-orm';
import { scaleStake } from '#lib/money/scale.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import type { Database } from '#sandbox/database/database.ts';
import { jackpotPotTable } from './tables.ts';

/** DEC-X-15: what a pot begins with after it was won. */
const seedMinor = 1_000_000;

type Pot = typeof jackpotPotTable.$inferSelect;

/** A pot for every jackpot game, each somewhere on its way. */
export async function seedJackpots(database: Database, now: Date): Promise<void> {
  const games = catalogue.filter(({ gameType }) => gameType === 'jackpot');
  await database.delete(jackpotPotTable);
  await database.insert(jackpotPotTable).values(
    games.map(({ slug, popularity }): Pot => {
      const random = createRandom(`pot ${slug}`);
      return {
        gameId: documentId('game', slug),
        amountMinor: seedMinor + random.int(12_000, 18_400_000),
        minorPerMinute: 40 + Math.round(popularity * random.int(200, 900)),
        countedAt: now,
      };
    }),
  );
}

/** What lies in a pot now: what was counted, and what the other players of the house put in since. */
export function potAt({ amountMinor, minorPerMinute, countedAt }: Pot, now: Date): number {
  const minutes = Math.max(0, now.getTime() - countedAt.getTime()) / 60_000;
  return amountMinor + Math.floor(minutes * minorPerMinute);
}

/** TRN-07: the pots of these games, in major units of the currency; games without a pot are left out. */
export async function readPots(database: Database, gameIds: readonly string[], currency: string, now: Date) {
  const pots = await database
    .select()
    .from(jackpotPotTable)
    .where(inArray(jackpotPotTable.gameId, [...gameIds]));
  return pots.map((pot) => ({ gameId: pot.gameId, ...scaleStake(potAt(pot, now) / 100, currency) }));
}
