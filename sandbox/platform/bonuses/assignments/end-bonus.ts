import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Actor } from '../../players/actor.ts';
import { findPlayer } from '../../players/find-player.ts';
import { mayHaveBonuses } from '../eligibility.ts';
import { type EndEvent, openStates } from '../states.ts';
import { type Assignment, assignmentTable } from '../tables.ts';
import { bonusReference, readBonusBalance } from './account.ts';
import { activate } from './activate.ts';
import { move } from './move.ts';
import { ofVertical } from './queue.ts';

/**
 * Ends a bonus (DEC-BON-16): a completion moves its account to main, anything else returns it to the operator. The next one in the
 * queue becomes active in the same transaction, unless another bonus takes the place. Returns what was moved, in minor units.
 */
export async function endBonus(
  tx: Database,
  assignment: Assignment,
  event: EndEvent,
  actor: Actor,
  { releasesNext = true }: { readonly releasesNext?: boolean } = {},
): Promise<number> {
  const { assignmentId, currency, vertical } = assignment;
  const playerId = String(assignment.playerId);
  const minor = await readBonusBalance(tx, assignment);
  const isPaid = event === 'complete';
  await move(tx, assignment, event, { endedAt: actor.now, paidMinor: isPaid ? minor : null }, actor);
  if (minor > 0) {
    await post(tx, {
      referenceId: bonusReference(assignmentId, event),
      playerId,
      currency,
      at: actor.now,
      category: isPaid ? 'BONUS' : 'ADJUSTMENT',
      type: isPaid ? 'DEPOSIT' : 'FORFEIT',
      status: 'COMPLETED',
      entries: { [`bonus:${assignmentId}`]: -minor, [isPaid ? 'main' : 'house:bonus']: minor },
    });
  }
  if (assignment.state === 'ACTIVE' && releasesNext) await releaseNext(tx, assignment.playerId, vertical, actor.now);
  return minor;
}

/** The first in the queue becomes active, unless the player may have no bonus now (DEC-BON-29). */
async function releaseNext(tx: Database, playerId: number, vertical: Assignment['vertical'], now: Date): Promise<void> {
  const player = await findPlayer(tx, String(playerId));
  if (!player || !(await mayHaveBonuses(tx, player, now))) return;
  const [next] = await tx
    .select()
    .from(assignmentTable)
    .where(ofVertical(playerId, vertical, 'QUEUED'))
    .orderBy(asc(assignmentTable.queuedAt), asc(assignmentTable.assignmentId))
    .limit(1);
  if (!next) return;
  if (next.expiresAt && next.expiresAt <= now) {
    await endBonus(tx, next, 'expire', { by: 'SYSTEM', now });
    await releaseNext(tx, playerId, vertical, now);
    return;
  }
  await activate(tx, player, next, 'release', { by: 'SYSTEM', now });
}

/** Ends every open bonus of a player, without releasing another one. */
export async function endAllBonuses(tx: Database, playerId: number, event: 'forfeit' | 'cancel', actor: Actor): Promise<void> {
  const open = await tx
    .select()
    .from(assignmentTable)
    .where(and(eq(assignmentTable.playerId, playerId), inArray(assignmentTable.state, [...openStates])))
    .orderBy(sql`state = 'ACTIVE'`);
  for (const assignment of open) await endBonus(tx, assignment, event, actor);
}
