import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Actor } from '../../players/actor.ts';
import { findPlayer } from '../../players/find-player.ts';
import type { Player } from '../../players/tables.ts';
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

/** Whether bonuses wait behind none, because it ended while the player could have no bonus, and can begin now. */
export async function hasFreeQueue(db: Database, playerId: number, now: Date): Promise<boolean> {
  return (await listFreeQueues(db, playerId)).length > 0 && (await findEntitled(db, playerId, now)) !== undefined;
}

/** Starts the first bonus of each such queue, once the player may have bonuses. Call it under `lockPlayerAndMoney`. */
export async function releaseFreeQueues(tx: Database, playerId: number, now: Date): Promise<void> {
  for (const { vertical } of await listFreeQueues(tx, playerId)) await releaseNext(tx, playerId, vertical, now);
}

function listFreeQueues(db: Database, playerId: number) {
  const { vertical, state } = assignmentTable;
  const isOwn = eq(assignmentTable.playerId, playerId);
  const taken = db
    .select({ vertical })
    .from(assignmentTable)
    .where(and(isOwn, eq(state, 'ACTIVE')));
  return db
    .selectDistinct({ vertical })
    .from(assignmentTable)
    .where(and(isOwn, eq(state, 'QUEUED'), notInArray(vertical, taken)));
}

/** The player, if the player may have bonuses now (DEC-BON-29). */
async function findEntitled(db: Database, playerId: number, now: Date): Promise<Player | undefined> {
  const player = await findPlayer(db, String(playerId));
  return player && (await mayHaveBonuses(db, player, now)) ? player : undefined;
}

/** The first in the queue becomes active, unless the player may have no bonus now. */
async function releaseNext(tx: Database, playerId: number, vertical: Assignment['vertical'], now: Date): Promise<void> {
  const player = await findEntitled(tx, playerId, now);
  if (!player) return;
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
