import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import { expireDue } from './assignments/expire-due.ts';
import { openStates } from './states.ts';
import { assignmentTable } from './tables.ts';

const pollIntervalMs = 5_000;
const pageSize = 100;

/** Ends the bonuses of every player whose time has passed; one that fails keeps no other waiting. */
export async function expireAll(database: Database, now: Date): Promise<void> {
  await runEach(listDue(database, now), (playerId) =>
    database.transaction(async (tx) => {
      await lockPlayerAndMoney(tx, String(playerId));
      await expireDue(tx, playerId, now);
    }),
  );
}

/** The players of bonuses that are due, a page at a time. */
async function* listDue(database: Database, now: Date): AsyncGenerator<number> {
  for (let after = 0; ; ) {
    const page = await database
      .selectDistinct({ playerId: assignmentTable.playerId })
      .from(assignmentTable)
      .where(
        and(
          inArray(assignmentTable.state, [...openStates]),
          lte(assignmentTable.expiresAt, now),
          gt(assignmentTable.playerId, after),
        ),
      )
      .orderBy(asc(assignmentTable.playerId))
      .limit(pageSize);
    for (const { playerId } of page) yield playerId;
    if (page.length < pageSize) return;
    after = page.at(-1)?.playerId ?? after;
  }
}

/** Returns the function that stops it. */
export function startBonusExpiry({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => Promise<void> {
  const work = () => expireAll(database, clock.now());
  return schedule({ name: 'platform: the expiry of bonuses', everyMs: pollIntervalMs, work, clock });
}
