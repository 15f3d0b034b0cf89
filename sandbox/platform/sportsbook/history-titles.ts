import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { sportsBetTable } from './tables.ts';

/** What the bets of rounds are on, by round; none for rounds of games, and for bets without a title. */
export async function readBetTitles(db: Database, roundIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (roundIds.length === 0) return new Map();
  const { betId, title } = sportsBetTable;
  const rows = await db
    .select({ betId, title })
    .from(sportsBetTable)
    .where(inArray(betId, [...roundIds]));
  return new Map(rows.flatMap((row) => (row.title === null ? [] : [[row.betId, row.title] as const])));
}
