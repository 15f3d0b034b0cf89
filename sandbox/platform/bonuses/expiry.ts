import { Mutex } from 'async-mutex';
import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { expireDue, lockBonuses } from './assignments.ts';
import { openStates } from './states.ts';
import { assignmentTable } from './tables.ts';

const pollIntervalMs = 5_000;

/** Ends the bonuses of every player whose time has passed, up to a hundred players per run. */
async function expireAll(database: Database, now: Date): Promise<void> {
  const due = await database
    .selectDistinct({ playerId: assignmentTable.playerId })
    .from(assignmentTable)
    .where(and(inArray(assignmentTable.state, [...openStates]), lte(assignmentTable.expiresAt, now)))
    .limit(100);
  for (const { playerId } of due) {
    await database.transaction(async (tx) => {
      await lockBonuses(tx, String(playerId));
      await expireDue(tx, playerId, now);
    });
  }
}

/** Ends bonuses at an interval and whenever the virtual clock moves. Returns the function that stops it. */
export function startBonusExpiry({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => void {
  const mutex = new Mutex();
  const expire = () => mutex.runExclusive(() => expireAll(database, clock.now()));
  clock.onMove(expire);
  const timer = setInterval(() => void expire().catch(() => undefined), pollIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
