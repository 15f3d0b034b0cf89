import { and, asc, eq } from 'drizzle-orm';
import type { IneligibleReason } from '#lib/bonuses/fields.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { findRefusal } from '../protection/find-refusal.ts';
import { depositNumberOf, isDepositKind, statusOf } from './campaigns.ts';
import { isWithinWindow, periodOf } from './periods.ts';
import { type Assignment, assignmentTable, type Campaign, optInTable } from './tables.ts';

/** What decides which campaigns are open to a player. */
export interface BonusFacts {
  readonly player: Player;
  /** Booked deposits. */
  readonly depositCount: number;
  /** Every bonus the player has or had, newest last. */
  readonly assignments: readonly Assignment[];
  readonly optIns: ReadonlySet<string>;
}

/** DEC-BON-9, DEC-BON-29: flags, blocks, exclusions and reviews of the person, and risk close every bonus. */
export async function mayHaveBonuses(db: Database, player: Player, now: Date): Promise<boolean> {
  const { flags, multibrandSuspended, identityReview } = player;
  if (!flags.bonuses || flags.payout || multibrandSuspended || identityReview) return false;
  return (await findRefusal(db, player, now)) === undefined;
}

/** Throws `error.bonus.not_allowed`. */
export async function requireBonuses(db: Database, player: Player, now: Date): Promise<void> {
  if (!(await mayHaveBonuses(db, player, now))) throw badRequest('error.bonus.not_allowed');
}

export async function readFacts(db: Database, player: Player): Promise<BonusFacts> {
  const isOwn = eq(assignmentTable.playerId, player.id);
  const { deposits } = await readPaymentSummary(db, String(player.id));
  const assignments = await db.select().from(assignmentTable).where(isOwn).orderBy(asc(assignmentTable.createdAt));
  const optIns = await db.select().from(optInTable).where(eq(optInTable.playerId, player.id));
  return {
    player,
    depositCount: deposits.count,
    assignments,
    optIns: new Set(optIns.map(({ campaignId }) => campaignId)),
  };
}

/** Why a campaign is not open to the player; undefined if it is. `canOptIn`: an opt-in that is still missing is no reason. */
export function reasonAgainst(campaign: Campaign, facts: BonusFacts, now: Date, canOptIn = false): IneligibleReason | undefined {
  const { terms, campaignId, trigger } = campaign;
  const { player, assignments, depositCount, optIns } = facts;
  if (statusOf(campaign, now) !== 'ACTIVE') return 'ended';
  if (campaign.startedAt > now) return 'not_begun';
  const period = periodOf(campaign, player, now);
  if (assignments.some((one) => one.campaignId === campaignId && one.period === period)) return 'assigned';
  if (terms.markets && !terms.markets.includes(player.market)) return 'market';
  if (terms.minLoyalty !== undefined && player.loyaltyLevel < terms.minLoyalty) return 'loyalty';
  const isOpened = assignments.some((one) => one.campaignId === terms.parent && isWon(one));
  if (terms.parent && !isOpened) return 'parent';
  const isLate = terms.withinHours !== undefined && now.getTime() > player.registeredAt.getTime() + terms.withinHours * hourMs;
  if (isLate) return 'late';
  const missing = isDepositKind(campaign) ? missingDeposits(campaign, depositCount) : 0;
  if (missing < 0) return 'deposits_past';
  if (missing > 0 || depositCount < (terms.minDeposits ?? 0)) return 'deposits';
  if (!isWithinWindow(campaign, player, now)) return 'time';
  if (trigger === 'OPT_IN' && !optIns.has(campaignId) && !canOptIn) return 'opt_in';
  return undefined;
}

/** Whether it was completed by its wagering or an operator; a bonus whose money was lost has the same state. */
export function isWon({ state, paidMinor, progressCenti, requiredMinor }: Assignment): boolean {
  // A free bet that was used has nothing to wager.
  return state === 'COMPLETED' && (paidMinor !== null || progressCenti >= requiredMinor * 100);
}

/** How many deposits come before the one that earns it; below zero where that one is past. "Next" needs an earlier one. */
function missingDeposits(campaign: Campaign, depositCount: number): number {
  const number = depositNumberOf(campaign);
  return number === undefined ? Math.max(0, 1 - depositCount) : number - 1 - depositCount;
}

export async function findAssignment(db: Database, playerId: number, assignmentId: string): Promise<Assignment | undefined> {
  const isIt = and(eq(assignmentTable.assignmentId, assignmentId), eq(assignmentTable.playerId, playerId));
  const [found] = await db.select().from(assignmentTable).where(isIt);
  return found;
}
