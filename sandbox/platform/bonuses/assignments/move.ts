import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Actor } from '../../players/actor.ts';
import { type BonusEvent, bonusTransitions } from '../states.ts';
import { type Assignment, assignmentTable, transitionTable } from '../tables.ts';

/** Changes the state by the table of transitions and records it. Throws for a transition that the table does not have. */
export async function move(
  tx: Database,
  { assignmentId, state }: Assignment,
  event: BonusEvent,
  change: Partial<typeof assignmentTable.$inferInsert>,
  { by, reason, now }: Actor,
): Promise<Assignment> {
  const to = bonusTransitions[state][event];
  if (!to) throw new Error(`A bonus that is ${state} cannot ${event}.`);
  const [moved] = await tx
    .update(assignmentTable)
    .set({ ...change, state: to })
    .where(and(eq(assignmentTable.assignmentId, assignmentId), eq(assignmentTable.state, state)))
    .returning();
  if (!moved) throw new Error(`The bonus ${assignmentId} is not ${state} any more.`);
  await tx.insert(transitionTable).values({ assignmentId, event, from: state, to, by, reason, at: now });
  return moved;
}
