import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin, type WhichSessions } from '#sandbox/identity/port.ts';
import { crmSessionTable } from '../messages/tables.ts';
import { gameSessionTable } from '../seamless/tables.ts';
import { sportsSessionTable } from '../sportsbook/tables.ts';

/**
 * Ends sessions of a player (DEC-X-5): their tokens are refused, their sockets, sportsbook and messaging sessions close, and their
 * games accept no stake, but an open round is still paid.
 */
export async function endPlayerSessions(db: Database, playerId: string, which: WhichSessions, now: Date): Promise<void> {
  await createIdentityAdmin(db).revoke(playerId, which);
  const id = Number(playerId);
  await db
    .delete(sportsSessionTable)
    .where(and(eq(sportsSessionTable.playerId, id), amongThem(sportsSessionTable.signInId, which)));
  await db.delete(crmSessionTable).where(and(eq(crmSessionTable.playerId, id), amongThem(crmSessionTable.signInId, which)));
  const { mode, closedAt } = gameSessionTable;
  const isOpen = and(eq(gameSessionTable.playerId, id), eq(mode, 'real'), isNull(closedAt));
  await db
    .update(gameSessionTable)
    .set({ closedAt: now })
    .where(and(isOpen, amongThem(gameSessionTable.signInId, which)));
}

function amongThem(column: PgColumn, which: WhichSessions): SQL | undefined {
  if (which === 'all') return undefined;
  return 'only' in which ? eq(column, which.only) : ne(column, which.except);
}
