import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playCallTable, playRoundTable, playSessionTable } from './tables.ts';

const maxIdleMs = 24 * 60 * 60_000;

/** Deletes fun sessions that were idle for a day, with their rounds and calls: visitors can open any number. `now` is real time in milliseconds. */
export async function deleteFunSessions(database: Database, now: number): Promise<void> {
  const { sessionId, mode, seenAt } = playSessionTable;
  const isIdle = and(eq(mode, 'fun'), lt(seenAt, new Date(now - maxIdleMs)));
  await database.transaction(async (tx) => {
    const idle = tx.select({ sessionId }).from(playSessionTable).where(isIdle);
    await tx.delete(playCallTable).where(inArray(playCallTable.sessionId, idle));
    await tx.delete(playRoundTable).where(inArray(playRoundTable.sessionId, idle));
    await tx.delete(playSessionTable).where(isIdle);
  });
}
