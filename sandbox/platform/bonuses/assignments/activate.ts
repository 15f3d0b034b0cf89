import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Actor } from '../../players/actor.ts';
import { announceBonus } from '../announce.ts';
import { type Assignment, freeSpinTable } from '../tables.ts';
import { bonusReference } from './account.ts';
import { move } from './move.ts';
import { countQueued, findActive, queueLength } from './queue.ts';

const dayMs = 86_400_000;

/** Makes a bonus active, credits its money and makes its free spins playable. The caller has checked that no other is active for its kind of game. */
export async function activate(
  tx: Database,
  assignment: Assignment,
  event: 'activate' | 'release',
  actor: Actor,
): Promise<Assignment> {
  const { now } = actor;
  const { assignmentId, bonusMinor, currency, vertical, validDays } = assignment;
  const playerId = String(assignment.playerId);
  const expiresAt = new Date(now.getTime() + validDays * dayMs);
  const active = await move(tx, assignment, event, { activatedAt: now, expiresAt }, actor);
  await tx.update(freeSpinTable).set({ claimedAt: now }).where(eq(freeSpinTable.assignmentId, assignmentId));
  await openWallet(tx, playerId, currency);
  await openBonusAccount(tx, { playerId, currency, assignmentId, vertical });
  if (bonusMinor > 0) {
    await post(tx, {
      referenceId: bonusReference(assignmentId, 'credit'),
      playerId,
      currency,
      at: now,
      category: 'BONUS',
      type: 'DEPOSIT',
      status: 'COMPLETED',
      entries: { [`bonus:${assignmentId}`]: bonusMinor, 'house:bonus': -bonusMinor },
    });
  }
  await announceBonus(tx, assignment, now);
  return active;
}

/** Completes a bonus that needs no wagering and pays its money to the main account: instant cash, a prize, a booster. */
export async function payAtOnce(tx: Database, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const { assignmentId, bonusMinor, currency } = assignment;
  const playerId = String(assignment.playerId);
  const paid = await move(tx, assignment, 'pay', { endedAt: actor.now, paidMinor: bonusMinor }, actor);
  await announceBonus(tx, assignment, actor.now);
  if (bonusMinor === 0) return paid;
  await openWallet(tx, playerId, currency);
  await post(tx, {
    referenceId: bonusReference(assignmentId, 'credit'),
    playerId,
    currency,
    at: actor.now,
    category: 'BONUS',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { main: bonusMinor, 'house:bonus': -bonusMinor },
  });
  return paid;
}

/** Puts a bonus at the end of the queue of its kind of game; false if the queue is full. */
export async function enqueue(tx: Database, assignment: Assignment, actor: Actor): Promise<Assignment | undefined> {
  const { playerId, vertical } = assignment;
  if ((await countQueued(tx, playerId, vertical)) >= queueLength) return undefined;
  return move(tx, assignment, 'queue', { queuedAt: actor.now }, actor);
}

/** Makes a bonus active, or lets it wait while another one is active; with a full queue the player starts it later. */
export async function activateOrQueue(tx: Database, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const active = await findActive(tx, assignment.playerId, assignment.vertical);
  if (!active) return activate(tx, assignment, 'activate', actor);
  return (await enqueue(tx, assignment, actor)) ?? assignment;
}
