import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { openStates } from '../states.ts';
import { assignmentTable } from '../tables.ts';
import { endBonus, releaseFreeQueues } from './end-bonus.ts';
import { isRequirementMet } from './requirement.ts';

/** Whether a bonus of the player has had its time and is not ended yet. */
export async function hasDue(db: Database, playerId: number, now: Date): Promise<boolean> {
  return (
    (await db.select({ id: assignmentTable.assignmentId }).from(assignmentTable).where(isDue(playerId, now)).limit(1)).length > 0
  );
}

function isDue(playerId: number, now: Date) {
  const isOpen = inArray(assignmentTable.state, [...openStates]);
  return and(eq(assignmentTable.playerId, playerId), isOpen, lte(assignmentTable.expiresAt, now));
}

/** Ends the player's bonuses whose time has passed, and begins those that wait behind none. Call it under `lockPlayerAndMoney`, or under the player's lock of a stake. */
export async function expireDue(tx: Database, playerId: number, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(assignmentTable)
    .where(isDue(playerId, now))
    // Those that wait end before one of them could be released.
    .orderBy(sql`state = 'ACTIVE'`);
  for (const assignment of due) {
    // Only free spins that were never played may be left. Without money there was nothing to wager.
    const isMet = assignment.state === 'ACTIVE' && assignment.bonusMinor > 0 && (await isRequirementMet(tx, assignment));
    await endBonus(tx, assignment, isMet ? 'complete' : 'expire', { by: 'SYSTEM', now });
  }
  await releaseFreeQueues(tx, playerId, now);
}
