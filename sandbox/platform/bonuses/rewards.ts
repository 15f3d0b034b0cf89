import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CashbackProgress, Reward, RewardState, CampaignTerms as WireTerms } from '#lib/bonuses/fields.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { amountsIn, requirementOf, statusOf } from './campaigns.ts';
import type { BonusFacts } from './eligibility.ts';
import { periodOf, spinsGameIn } from './periods.ts';
import { spinMinorOf } from './spin-stake.ts';
import { isOpen, openStates } from './states.ts';
import { type Assignment, assignmentTable, type Campaign, freeSpinTable } from './tables.ts';
import { actionIn, conditionsIn, textIn } from './texts.ts';
import { progressOf } from './wagering/progress.ts';

/** A cashback as its reward shows it. */
export interface CashbackView {
  readonly progress: CashbackProgress;
  readonly boosterUntil: Date | undefined;
}

/** What a reward is written from besides its campaign. */
export interface RewardView {
  readonly facts: BonusFacts;
  readonly language: string;
  readonly now: Date;
  /** Campaigns that a code opens. */
  readonly withCode: ReadonlySet<string>;
  /** Minor units by assignment. */
  readonly balances: ReadonlyMap<string, number>;
  /** What the free spins of open bonuses have won, in minor units by assignment. */
  readonly spinWinnings: ReadonlyMap<string, number>;
  /** Of the cashback campaigns that the player has switched on. */
  readonly cashbacks: ReadonlyMap<string, CashbackView>;
  /** Queued assignments of the player, first in the queue first. */
  readonly queued: readonly Assignment[];
}

export async function readRewardView(
  db: Database,
  facts: BonusFacts,
  { cashbacks = new Map(), ...more }: Pick<RewardView, 'language' | 'now' | 'withCode'> & Partial<Pick<RewardView, 'cashbacks'>>,
): Promise<RewardView> {
  const { bonus = [] } = (await readBalances(db, String(facts.player.id))) ?? {};
  const queued = await db
    .select()
    .from(assignmentTable)
    .where(and(eq(assignmentTable.playerId, facts.player.id), eq(assignmentTable.state, 'QUEUED')))
    .orderBy(asc(assignmentTable.queuedAt), asc(assignmentTable.assignmentId));
  const open = facts.assignments.filter(({ state }) => isOpen(state)).map(({ assignmentId }) => assignmentId);
  const spins = await db.select().from(freeSpinTable).where(inArray(freeSpinTable.assignmentId, open));
  return {
    ...more,
    cashbacks,
    facts,
    queued,
    spinWinnings: new Map(spins.map(({ assignmentId, winningsMinor }) => [assignmentId, winningsMinor])),
    balances: new Map(bonus.map(({ assignmentId, money }) => [assignmentId, money.minor])),
  };
}

/** The player's open bonuses, the active ones first, then those that wait in their order. */
export async function listOpen(db: Database, playerId: number): Promise<readonly Assignment[]> {
  const rows = await db
    .select()
    .from(assignmentTable)
    .where(and(eq(assignmentTable.playerId, playerId), inArray(assignmentTable.state, [...openStates])))
    .orderBy(asc(assignmentTable.queuedAt), asc(assignmentTable.createdAt));
  const order = ['ACTIVE', 'ASSIGNED', 'QUEUED'];
  return rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** BON-01, DEC-BON-11: a campaign as it concerns the player, with the player's bonus where there is one. */
export function writeReward(campaign: Campaign, assignment: Assignment | undefined, view: RewardView): Reward {
  const { facts, now, withCode, language, balances } = view;
  const currency = assignment?.currency ?? facts.player.currencyCode;
  const write = (minor: number) => toWire({ minor, currency });
  const amounts = amountsIn(campaign, currency);
  const { terms, campaignId, endedAt } = campaign;
  const bonusMinor = assignment?.bonusMinor ?? amounts.amountMinor ?? 0;
  const cashback = view.cashbacks.get(campaignId);
  const optedIn = facts.optIns.has(campaignId);
  return {
    campaignId,
    assignmentId: assignment?.assignmentId ?? null,
    state: assignment ? assignment.state : stateOf(optedIn, cashback),
    optedIn,
    campaignStatus: statusOf(campaign, now),
    campaignCategory: campaign.kind,
    vertical: campaign.vertical,
    triggerEvent: campaign.trigger,
    hasBonusCode: withCode.has(campaignId),
    partnerBonusCode: assignment?.partnerCode ?? null,
    bonusType: campaign.moneyType,
    betBonusType: terms.freeSpins ? -1 : 0,
    ...writeCashback(campaign, currency, cashback),
    freeSpinDetail: freeSpinsOf(campaign, currency, assignment?.period ?? periodOf(campaign, facts.player, now)),
    wrMultiplier: terms.wrMultiplier,
    wageringAmount: write(assignment?.requiredMinor ?? requirementOf(campaign, bonusMinor, 0)),
    wageringProgress: write(progressOf(assignment?.progressCenti ?? 0)),
    bonusAmount: write(bonusMinor),
    balance: write(assignment ? (balances.get(assignment.assignmentId) ?? 0) : 0),
    currency,
    startedAt: (assignment?.activatedAt ?? assignment?.createdAt ?? campaign.startedAt).toISOString(),
    endedAt: (assignment?.endedAt ?? endedAt)?.toISOString() ?? null,
    expiresAt: (assignment ? assignment.expiresAt : openUntil(campaign, facts))?.toISOString() ?? null,
    terms: assignment ? { ...writeTerms(campaign, currency), ...writeGranted(assignment, view) } : writeTerms(campaign, currency),
    campaignDisplayInfo: writeDisplay(campaign, language),
    ...placeInQueue(assignment, view),
  };
}

function stateOf(optedIn: boolean, cashback: CashbackView | undefined): RewardState {
  if (cashback) return cashback.progress.state === 'CLAIMABLE' ? 'CLAIMABLE' : 'ACTIVE';
  return optedIn ? 'OPTED_IN' : 'ELIGIBLE';
}

function writeCashback(campaign: Campaign, currency: string, cashback: CashbackView | undefined) {
  const progress = cashback?.progress ?? null;
  const isBoosted = progress !== null && progress.booster > 1;
  return {
    cashbackInfo: cashbackInfoOf(campaign, currency),
    cashbackActivated: cashback !== undefined,
    cashbackBooster:
      isBoosted && cashback?.boosterUntil ? { multiplier: progress.booster, until: cashback.boosterUntil.toISOString() } : null,
    cashbackProgress: progress,
  };
}

function cashbackInfoOf({ terms }: Campaign, currency: string): Reward['cashbackInfo'] {
  const { rate, period, min, cap } = terms.cashback ?? {};
  if (rate === undefined || period === undefined || min === undefined || cap === undefined) return null;
  return { rate, period, min: toWire(scaleEuro(min, currency)), cap: toWire(scaleEuro(cap, currency)), currency };
}

function placeInQueue(assignment: Assignment | undefined, { queued }: RewardView) {
  if (assignment?.state !== 'QUEUED') return {};
  const waiting = queued.filter(({ vertical }) => vertical === assignment.vertical);
  const index = waiting.findIndex(({ assignmentId }) => assignmentId === assignment.assignmentId);
  return { queuedPlayerBonusId: assignment.assignmentId, ...(index >= 0 && { queuePosition: index + 1 }) };
}

/** Until when an offered campaign can be taken. */
function openUntil({ terms, endedAt }: Campaign, { player }: BonusFacts): Date | null {
  if (terms.withinHours === undefined) return endedAt;
  const until = new Date(player.registeredAt.getTime() + terms.withinHours * hourMs);
  return endedAt && endedAt < until ? endedAt : until;
}

function freeSpinsOf(campaign: Pick<Campaign, 'terms'>, currency: string, period: string): Reward['freeSpinDetail'] {
  const gameId = spinsGameIn(campaign, period);
  if (!campaign.terms.freeSpins || gameId === undefined) return null;
  const { count, betValue, wrMultiplier } = campaign.terms.freeSpins;
  return { gameId, count, betValue: toWire({ minor: spinMinorOf(gameId, betValue, currency), currency }), wrMultiplier };
}

export function writeTerms(campaign: Campaign, currency: string): WireTerms {
  const { minDepositMinor, maxBonusMinor, amountMinor, maxBetMinor } = amountsIn(campaign, currency);
  const write = (minor: number | undefined) => (minor === undefined ? null : toWire({ minor, currency }));
  const { matchPercent = null, validDays, withinHours = null, minLoyalty = null, booster, accumulator } = campaign.terms;
  return {
    minDeposit: write(minDepositMinor),
    matchPercent,
    maxBonus: write(maxBonusMinor),
    amount: write(amountMinor),
    maxBet: write(maxBetMinor),
    validDays: accumulator ? null : validDays,
    withinHours,
    minLoyalty,
    ...(booster && { booster }),
  };
}

/** What was given and on which terms; the campaign may have others since. What a deposit had to be is no term any more. */
function writeGranted(
  { assignmentId, currency, bonusMinor, maxBetMinor, validDays }: Assignment,
  { spinWinnings }: RewardView,
): Partial<WireTerms> {
  const write = (minor: number) => toWire({ minor, currency });
  const grantedMinor = bonusMinor - (spinWinnings.get(assignmentId) ?? 0);
  return {
    minDeposit: null,
    matchPercent: null,
    maxBonus: null,
    amount: grantedMinor > 0 ? write(grantedMinor) : null,
    maxBet: maxBetMinor === null ? null : write(maxBetMinor),
    validDays,
  };
}

/** `campaignDisplayInfo`, without figures: those are in the campaign's terms. */
export function writeDisplay(campaign: Campaign, language: string): Reward['campaignDisplayInfo'] {
  const terms = conditionsIn(campaign, language);
  return { ...textIn(campaign, language), image: null, terms, ctaLabel: actionIn(campaign, language) };
}

/** A campaign as listed for everyone (BON-03), in a market's currency. */
export function writeCampaign(campaign: Campaign, { market, currency, language, now }: CampaignView) {
  const terms = writeTerms(campaign, currency);
  return {
    campaignId: campaign.campaignId,
    kind: campaign.kind,
    vertical: campaign.vertical,
    triggerEvent: campaign.trigger,
    campaignStatus: statusOf(campaign, now),
    moneyType: campaign.moneyType,
    wrMultiplier: campaign.terms.wrMultiplier,
    currency,
    minDeposit: terms.minDeposit,
    matchPercent: terms.matchPercent,
    maxBonus: terms.maxBonus,
    freeSpinDetail: freeSpinsOf(campaign, currency, periodOf(campaign, { market }, now)),
    cashbackInfo: cashbackInfoOf(campaign, currency),
    startedAt: campaign.startedAt.toISOString(),
    endedAt: campaign.endedAt?.toISOString() ?? null,
    terms,
    campaignDisplayInfo: writeDisplay(campaign, language),
  };
}

interface CampaignView {
  readonly market: string;
  readonly currency: string;
  readonly language: string;
  readonly now: Date;
}
