import { eq } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type AccountName, openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Actor } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { announceBonus } from '../announce.ts';
import { type Assignment, freeSpinTable } from '../tables.ts';
import { bonusReference } from './account.ts';
import { move } from './move.ts';
import { countQueued, findActive, queueLength } from './queue.ts';

/** Makes a bonus active, credits its money and makes its free spins playable. The caller has checked that no other is active for its kind of game. */
export async function activate(
  tx: Database,
  player: Player,
  assignment: Assignment,
  event: 'activate' | 'release',
  actor: Actor,
): Promise<Assignment> {
  const { now } = actor;
  const { assignmentId, currency, vertical, validDays } = assignment;
  const playerId = String(player.id);
  const expiresAt = new Date(now.getTime() + validDays * dayMs);
  const active = await move(tx, assignment, event, { activatedAt: now, expiresAt }, actor);
  await tx.update(freeSpinTable).set({ claimedAt: now }).where(eq(freeSpinTable.assignmentId, assignmentId));
  await openWallet(tx, playerId, currency);
  await openBonusAccount(tx, { playerId, currency, assignmentId, vertical });
  await credit(tx, assignment, `bonus:${assignmentId}`, now);
  await announceBonus(tx, player, assignment, now);
  return active;
}

/** Completes a bonus that needs no wagering and pays its money to the main account: instant cash, a prize, a booster. */
export async function payAtOnce(tx: Database, player: Player, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const { bonusMinor, currency } = assignment;
  const paid = await move(tx, assignment, 'pay', { endedAt: actor.now, paidMinor: bonusMinor }, actor);
  if (bonusMinor > 0) await openWallet(tx, String(player.id), currency);
  await credit(tx, assignment, 'main', actor.now);
  await announceBonus(tx, player, assignment, actor.now);
  return paid;
}

/** Books the money of a bonus, if it has some. */
async function credit(tx: Database, assignment: Assignment, account: AccountName, at: Date): Promise<void> {
  const { assignmentId, playerId, bonusMinor, currency } = assignment;
  if (bonusMinor === 0) return;
  await post(tx, {
    referenceId: bonusReference(assignmentId, 'credit'),
    playerId: String(playerId),
    currency,
    at,
    category: 'BONUS',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { [account]: bonusMinor, 'house:bonus': -bonusMinor },
  });
}

/** Puts a bonus at the end of the queue of its kind of game; false if the queue is full. */
async function enqueue(tx: Database, assignment: Assignment, actor: Actor): Promise<Assignment | undefined> {
  const { playerId, vertical } = assignment;
  if ((await countQueued(tx, playerId, vertical)) >= queueLength) return undefined;
  return move(tx, assignment, 'queue', { queuedAt: actor.now }, actor);
}

/** Makes a bonus active, or lets it wait while another one is active; with a full queue the player starts it later. */
export async function activateOrQueue(tx: Database, player: Player, assignment: Assignment, actor: Actor): Promise<Assignment> {
  const active = await findActive(tx, assignment.playerId, assignment.vertical);
  if (!active) return activate(tx, player, assignment, 'activate', actor);
  return (await enqueue(tx, assignment, actor)) ?? assignment;
}
