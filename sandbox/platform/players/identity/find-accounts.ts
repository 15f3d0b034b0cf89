import { and, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable, siteId } from '../tables.ts';
import { compareToPerson, type Likeness } from './likeness.ts';

/** Anyone can begin a registration in another person's name, so these accounts say nothing about a person. */
const unfinished = ['PRE_REGISTERED', 'ACCOUNT_UNVERIFIED'];

export interface LikeAccount {
  readonly player: Player;
  readonly likeness: Likeness;
}

/** The finished accounts of a person (DEC-PER-1). Exclusions hold on every site of the operator, accounts are one per site. */
export async function findAccounts(db: Database, identityHash: string | null, where?: SQL): Promise<readonly Player[]> {
  if (identityHash === null) return [];
  return db
    .select()
    .from(playerTable)
    .where(and(eq(playerTable.identityHash, identityHash), notInArray(playerTable.status, unfinished), where));
}

/** On this site. */
export const ofThisSite = eq(playerTable.siteId, siteId);

/**
 * DEC-PER-2: the other finished accounts of this site whose person is like the player's, or the same. Reads those with the
 * birth date, also with day and month exchanged.
 */
export async function findLikeAccounts(db: Database, player: Player): Promise<readonly LikeAccount[]> {
  if (!player.dateOfBirth) return [];
  const born = await db
    .select()
    .from(playerTable)
    .where(
      and(
        ofThisSite,
        inArray(playerTable.dateOfBirth, [player.dateOfBirth, ...exchangeDayAndMonth(player.dateOfBirth)]),
        ne(playerTable.id, player.id),
        notInArray(playerTable.status, unfinished),
      ),
    );
  const compare = compareToPerson(player);
  return born.flatMap((other) => {
    const likeness = other.identityHash === player.identityHash ? 'IDENTITY' : compare(other);
    return likeness ? [{ player: other, likeness }] : [];
  });
}

/** None where that is no date. */
function exchangeDayAndMonth(date: string): readonly string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  return Number(day) <= 12 ? [`${year}-${day}-${month}`] : [];
}
