import { and, count, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Assignment, assignmentTable } from '../tables.ts';

/** BON-10: bonuses that wait for one kind of game. */
export const queueLength = 3;

export async function countQueued(tx: Database, playerId: number, vertical: Assignment['vertical']): Promise<number> {
  const [row] = await tx
    .select({ queued: count() })
    .from(assignmentTable)
    .where(ofVertical(playerId, vertical, 'QUEUED'));
  return row?.queued ?? 0;
}

export async function findActive(
  tx: Database,
  playerId: number,
  vertical: Assignment['vertical'],
): Promise<Assignment | undefined> {
  const [active] = await tx
    .select()
    .from(assignmentTable)
    .where(ofVertical(playerId, vertical, 'ACTIVE'));
  return active;
}

export function ofVertical(playerId: number, vertical: Assignment['vertical'], state: Assignment['state']) {
  return and(eq(assignmentTable.playerId, playerId), eq(assignmentTable.vertical, vertical), eq(assignmentTable.state, state));
}
