import { randomUUID } from 'node:crypto';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Actor } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { accountVerticalOf, amountsIn, isPaidAtOnce, requirementOf } from '../campaigns.ts';
import { periodOf, spinsGameIn } from '../periods.ts';
import { spinMinorOf } from '../spin-stake.ts';
import { type Assignment, assignmentTable, type Campaign, freeSpinTable, transitionTable } from '../tables.ts';
import { activate, enqueue, payAtOnce } from './activate.ts';
import { findActive } from './queue.ts';

export interface Grant {
  /** The campaign's own amount where it is left out. */
  readonly bonusMinor?: number;
  readonly depositMinor?: number;
  readonly depositId?: string;
  readonly code?: string;
  /** In place of the present one, e.g. the tournament of a prize, or the period in which a deposit began. */
  readonly period?: string;
}

/** Creates the player's bonus of a campaign with its free spins, not yet active. The unique key rejects a second one (DEC-BON-29). */
export async function assign(
  tx: Database,
  player: Player,
  campaign: Campaign,
  { depositMinor = 0, depositId, code, ...given }: Grant,
  { by, reason, now }: Actor,
): Promise<Assignment> {
  const currency = player.currencyCode;
  const { amountMinor = 0, maxBetMinor } = amountsIn(campaign, currency);
  const { bonusMinor = amountMinor, period = periodOf(campaign, player, now) } = given;
  const [created] = await tx
    .insert(assignmentTable)
    .values({
      assignmentId: `asg_${randomUUID()}`,
      campaignId: campaign.campaignId,
      playerId: player.id,
      period,
      state: 'ASSIGNED',
      trigger: campaign.trigger,
      vertical: accountVerticalOf(campaign),
      moneyType: campaign.moneyType,
      currency,
      bonusMinor,
      requiredMinor: requirementOf(campaign, bonusMinor, depositMinor),
      maxBetMinor,
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
  const gameId = spinsGameIn(campaign, period);
  if (campaign.terms.freeSpins && gameId !== undefined) {
    const { count: total, betValue } = campaign.terms.freeSpins;
    const betMinor = spinMinorOf(gameId, betValue, currency);
    await tx.insert(freeSpinTable).values({ assignmentId: created.assignmentId, gameId, total, betMinor });
  }
  return created;
}

/**
 * Gives a player who may have bonuses that of a campaign: paid at once without wagering, else active, or waiting while another one
 * is. Free spins alone stay assigned until the player claims them.
 */
export async function grant(tx: Database, player: Player, campaign: Campaign, given: Grant, actor: Actor): Promise<Assignment> {
  const assignment = await assign(tx, player, campaign, given, actor);
  if (isPaidAtOnce(campaign)) return payAtOnce(tx, player, assignment, actor);
  if (assignment.bonusMinor === 0) return assignment;
  const active = await findActive(tx, player.id, assignment.vertical);
  return active ? enqueue(tx, assignment, actor) : activate(tx, player, assignment, 'activate', actor);
}
