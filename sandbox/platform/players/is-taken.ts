import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable, siteId } from './tables.ts';

/** Whether another player has this e-mail address, phone number or tax number (DEC-VAL-3, DEC-VAL-4). */
export async function isTaken(
  db: Database,
  field: 'email' | 'mobilePhone' | 'cpf',
  value: string,
  byOtherThan = 0,
): Promise<boolean> {
  const column = sql`lower(${playerTable[field]})`;
  const [other] = await db
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(and(eq(playerTable.siteId, siteId), eq(column, value.toLowerCase()), ne(playerTable.id, byOtherThan)))
    .limit(1);
  return other !== undefined;
}
