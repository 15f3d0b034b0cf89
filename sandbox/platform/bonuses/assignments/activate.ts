import { eq } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type AccountName, openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { type Posting, post } from '#sandbox/ledger/post.ts';
import type { Actor } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { announceBonus } from '../announce.ts';
import { type Assignment, freeSpinTable } from '../tables.ts';
import { bonusReference } from './account.ts';
import { move } from './move.ts';
import { countQueued, queueLength } from './queue.ts';

/**
 * Makes a bonus active, credits its money and makes its free spins playable. The caller has checked that the player may have
 * bonuses, and that no other is active for its kind of game.
 */
export async function activate(
  tx: Database,
  player: Player,
  assignment: Assignment,
  event: 'activate' | 'release',
  actor: Actor,
): Promise<Assignment> {
  const { now } = actor;
  const { assignmentId, bonusMinor, currency, vertical, validDays } = assignment;
  const playerId = String(player.id);
  const expiresAt = new Date(now.getTime() + validDays * dayMs);
  const active = await move(tx, assignment, event, { activatedAt: now, expiresAt }, actor);
  await tx.update(freeSpinTable).set({ claimedAt: now }).where(eq(freeSpinTable.assignmentId, assignmentId));
  await openWallet(tx, playerId, currency);
  await openBonusAccount(tx, { playerId, currency, assignmentId, vertical });
  if (bonusMinor > 0) await post(tx, creditPosting(assignment, `bonus:${assignmentId}`, now));
  await announceBonus(tx, assignment, now);
  return active;
}

/** Completes a bonus that needs no wagering and pays its money to the main account: instant cash, a prize, a booster. */
export async function payAtOnce(tx: Database, player: Player, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const { bonusMinor, currency } = assignment;
  const paid = await move(tx, assignment, 'pay', { endedAt: actor.now, paidMinor: bonusMinor }, actor);
  if (bonusMinor > 0) {
    await openWallet(tx, String(player.id), currency);
    await post(tx, creditPosting(assignment, 'main', actor.now));
  }
  await announceBonus(tx, assignment, actor.now);
  return paid;
}

function creditPosting({ assignmentId, playerId, bonusMinor, currency }: Assignment, account: AccountName, at: Date): Posting {
  return {
    referenceId: bonusReference(assignmentId, 'credit'),
    playerId: String(playerId),
    currency,
    at,
    category: 'BONUS',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { [account]: bonusMinor, 'house:bonus': -bonusMinor },
  };
}

/** Puts a bonus at the end of the queue of its kind of game; where the queue is full, the player starts it later. */
export async function enqueue(tx: Database, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const { playerId, vertical } = assignment;
  if ((await countQueued(tx, playerId, vertical)) >= queueLength) return assignment;
  return move(tx, assignment, 'queue', { queuedAt: actor.now }, actor);
}
