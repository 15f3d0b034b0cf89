import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { accountCode, openBonusAccount, openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { accountTable } from '#sandbox/ledger/schema.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import { findPlayer } from '../players/find-player.ts';
import type { Player } from '../players/tables.ts';
import { announceBonus } from './announce.ts';
import { accountVerticalOf, amountsIn, findCampaign, requirementOf } from './campaigns.ts';
import { mayHaveBonuses } from './eligibility.ts';
import { periodOf } from './periods.ts';
import { type BonusEvent, bonusTransitions, type EndEvent, openStates } from './states.ts';
import { type Assignment, assignmentTable, type Campaign, freeSpinTable, transitionTable } from './tables.ts';

const dayMs = 86_400_000;
const openSchema = z.object({ centi: z.coerce.number() });
/** BON-10: bonuses that wait for one kind of game. */
export const queueLength = 3;

export interface Actor {
  /** `PLAYER`, `SYSTEM`, or the operator's name. */
  readonly by: string;
  /** The operator's. */
  readonly reason?: string;
  readonly now: Date;
}

/** Serialises every decision about a player's bonuses, with payments and with stakes. Call it before any posting. */
export async function lockBonuses(tx: Database, playerId: string): Promise<void> {
  await lockPlayerMoney(tx, playerId);
  await tx.execute(sql`select 1 from player where id = ${Number(playerId)} for no key update`);
}

export interface Grant {
  readonly bonusMinor: number;
  readonly depositMinor?: number;
  readonly depositId?: string;
  readonly code?: string;
  /** In place of the campaign's own period, e.g. the tournament of a prize. */
  readonly period?: string;
}

/** Creates the player's bonus of a campaign, not yet active. The unique key rejects a second one (DEC-BON-29). */
export async function assign(
  tx: Database,
  player: Player,
  campaign: Campaign,
  { bonusMinor, depositMinor = 0, depositId, code, period }: Grant,
  { by, reason, now }: Actor,
): Promise<Assignment> {
  const currency = player.currencyCode;
  const [created] = await tx
    .insert(assignmentTable)
    .values({
      assignmentId: `asg_${randomUUID()}`,
      campaignId: campaign.campaignId,
      playerId: player.id,
      period: period ?? periodOf(campaign, player, now),
      state: 'ASSIGNED',
      trigger: campaign.trigger,
      vertical: accountVerticalOf(campaign),
      moneyType: campaign.moneyType,
      currency,
      bonusMinor,
      requiredMinor: requirementOf(campaign, bonusMinor, depositMinor),
      maxBetMinor: amountsIn(campaign, currency).maxBetMinor,
      validDays: campaign.terms.validDays,
      code,
      depositId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + campaign.terms.validDays * dayMs),
    })
    .returning();
  if (!created) throw new Error('The bonus was not inserted.');
  await tx
    .insert(transitionTable)
    .values({ assignmentId: created.assignmentId, event: 'assign', from: null, to: 'ASSIGNED', by, reason, at: now });
  return created;
}

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

function ofVertical(playerId: number, vertical: Assignment['vertical'], state: Assignment['state']) {
  return and(eq(assignmentTable.playerId, playerId), eq(assignmentTable.vertical, vertical), eq(assignmentTable.state, state));
}

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
  await move(tx, assignment, event, { endedAt: actor.now, paidMinor: isPaid ? minor : 0 }, actor);
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

/** The ledger reference of a bonus's credit or end. */
export function bonusReference(assignmentId: string, event: 'credit' | EndEvent): string {
  return `bonus:${assignmentId}:${event}`;
}

/** What the bonus's account holds; 0 before its activation. */
export async function readBonusBalance(tx: Database, { playerId, assignmentId }: Assignment): Promise<number> {
  const code = accountCode(playerId, `bonus:${assignmentId}`);
  const [account] = await tx.select({ minor: accountTable.balanceMinor }).from(accountTable).where(eq(accountTable.code, code));
  return account?.minor ?? 0;
}

/** The first in the queue becomes active, unless the player may have no bonus now (DEC-BON-29). */
async function releaseNext(tx: Database, playerId: number, vertical: Assignment['vertical'], now: Date): Promise<void> {
  const player = await findPlayer(tx, String(playerId));
  if (!player || !mayHaveBonuses(player, now)) return;
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
  await activate(tx, next, 'release', { by: 'SYSTEM', now });
}

/** DEC-BON-18: the active bonuses that a withdrawal ends, each with its campaign and what its account holds. */
export async function listActiveSticky(tx: Database, playerId: number) {
  const rows = await tx
    .select()
    .from(assignmentTable)
    .where(
      and(eq(assignmentTable.playerId, playerId), eq(assignmentTable.state, 'ACTIVE'), eq(assignmentTable.moneyType, 'STICKY')),
    );
  const sticky = [];
  for (const assignment of rows) {
    const campaign = await findCampaign(tx, assignment.campaignId);
    sticky.push({ assignment, campaign, balanceMinor: await readBonusBalance(tx, assignment) });
  }
  return sticky;
}

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

/** Ends the player's bonuses whose time has passed. Call it under `lockBonuses`, or under the player's lock of a stake. */
export async function expireDue(tx: Database, playerId: number, now: Date): Promise<void> {
  const due = await tx
    .select()
    .from(assignmentTable)
    .where(isDue(playerId, now))
    // Those that wait end before one of them could be released.
    .orderBy(sql`state = 'ACTIVE'`);
  for (const assignment of due) {
    // Only free spins that were never played may be left.
    const isMet = assignment.state === 'ACTIVE' && (await isRequirementMet(tx, assignment));
    await endBonus(tx, assignment, isMet ? 'complete' : 'expire', { by: 'SYSTEM', now });
  }
}

/**
 * Whether the wagering requirement is met by the rounds that have ended and one that is open. A round that is open may still be
 * rolled back, and with many of them a player would have wagered nothing.
 */
export async function isRequirementMet(tx: Database, assignment: Assignment): Promise<boolean> {
  const { assignmentId, progressCenti, requiredMinor, vertical } = assignment;
  // A free bet is used, not wagered.
  if (vertical === 'FREE_BET') return false;
  const surplus = progressCenti - requiredMinor * 100;
  if (surplus < 0) return false;
  const result = await tx.execute(sql`select coalesce(sum(centi) - max(centi), 0) as centi from (
      select sum(c.centi) as centi from bonus_contribution c
        join game_transaction t on t.provider = c.provider and t.tx_id = c.tx_id
        join game_round r on r.provider = t.provider and r.round_id = t.round_id
      where c.assignment_id = ${assignmentId} and r.ended_at is null group by r.provider, r.round_id) as open_round`);
  return surplus >= openSchema.parse(rowsOf(result)[0]).centi;
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

/** Changes the state by the table of transitions and records it. Throws for a transition that the table does not have. */
async function move(
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
