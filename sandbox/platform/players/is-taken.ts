import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { legacyPlayerTable, playerTable, siteId } from './tables.ts';

/** Whether another player has this e-mail address, phone number or tax number (DEC-VAL-3, DEC-VAL-4); `except`: those that do not count. */
export async function isTaken(
  db: Database,
  field: 'email' | 'mobilePhone' | 'cpf',
  value: string,
  byOtherThan = 0,
  except?: SQL,
): Promise<boolean> {
  const isSame = field === 'email' ? eq(sql`lower(${playerTable.email})`, value.toLowerCase()) : eq(playerTable[field], value);
  const [other] = await db
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(and(eq(playerTable.siteId, siteId), isSame, ne(playerTable.id, byOtherThan), except && sql`(${except}) is not true`))
    .limit(1);
  return other !== undefined;
}

/** Whether a player of the former system, who has not signed in since, has this e-mail address. */
export async function isOfFormerPlayer(db: Database, email: string): Promise<boolean> {
  const isSame = eq(legacyPlayerTable.email, email.toLowerCase());
  const [former] = await db.select({ email: legacyPlayerTable.email }).from(legacyPlayerTable).where(isSame);
  return former !== undefined;
}
