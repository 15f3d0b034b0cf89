import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playCallTable, playRoundTable, playSessionTable } from './tables.ts';

const keptMs = 24 * 60 * 60_000;

/** Forgets games for fun that nobody has looked at for a day, with their rounds: anybody may open as many as he likes. Real time. */
export async function forgetFun(database: Database, now: number): Promise<void> {
  const { sessionId, mode, seenAt } = playSessionTable;
  const isLeft = and(eq(mode, 'fun'), lt(seenAt, new Date(now - keptMs)));
  await database.transaction(async (tx) => {
    const left = tx.select({ sessionId }).from(playSessionTable).where(isLeft);
    await tx.delete(playCallTable).where(inArray(playCallTable.sessionId, left));
    await tx.delete(playRoundTable).where(inArray(playRoundTable.sessionId, left));
    await tx.delete(playSessionTable).where(isLeft);
  });
}
