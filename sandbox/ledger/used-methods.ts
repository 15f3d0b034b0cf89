import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { txTable } from './schema.ts';

/** Codes of the methods that the player has deposited with, last used first. */
export async function listUsedMethods(db: Database, playerId: number): Promise<readonly string[]> {
  const isDeposit = and(
    eq(txTable.playerId, playerId),
    eq(txTable.category, 'PAYMENT'),
    eq(txTable.type, 'DEPOSIT'),
    eq(txTable.listed, true),
    inArray(txTable.status, ['SUCCESS', 'COMPLETED']),
  );
  const rows = await db
    .select({ method: txTable.method })
    .from(txTable)
    .where(isDeposit)
    .groupBy(txTable.method)
    .orderBy(desc(sql`max(${txTable.at})`));
  return rows.flatMap(({ method }) => method ?? []);
}
