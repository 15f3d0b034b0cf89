import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { type CampaignStatus, depositKinds } from '#lib/bonuses/fields.ts';
import { scaleEuro, scaleStake } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { BonusVertical } from '#sandbox/ledger/schema.ts';
import { siteId } from '../players/tables.ts';
import { type Campaign, campaignTable, codeTable } from './tables.ts';

/** Every campaign of this site, or those wanted, oldest first. */
export async function listAllCampaigns(db: Database, isWanted?: SQL): Promise<readonly Campaign[]> {
  return db
    .select()
    .from(campaignTable)
    .where(and(eq(campaignTable.siteId, siteId), isWanted))
    .orderBy(asc(campaignTable.startedAt), asc(campaignTable.campaignId));
}

/** Those that are active and have begun and not ended. */
export function listRunningCampaigns(db: Database, now: Date): Promise<readonly Campaign[]> {
  const { status, startedAt, endedAt } = campaignTable;
  return listAllCampaigns(db, and(eq(status, 'ACTIVE'), lte(startedAt, now), or(isNull(endedAt), gt(endedAt, now))));
}

export async function findCampaign(db: Database, campaignId: string): Promise<Campaign | undefined> {
  const [campaign] = await db.select().from(campaignTable).where(eq(campaignTable.campaignId, campaignId));
  return campaign;
}

export async function findCampaigns(db: Database, campaignIds: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(campaignTable)
    .where(inArray(campaignTable.campaignId, [...campaignIds]));
  return new Map(rows.map((row) => [row.campaignId, row]));
}

/** BON-27: an active campaign whose end has passed is expired. */
export function statusOf({ status, endedAt }: Campaign, now: Date): CampaignStatus {
  return status === 'ACTIVE' && endedAt && endedAt <= now ? 'EXPIRED' : status;
}

export function isDepositKind({ kind }: Pick<Campaign, 'kind'>): boolean {
  return depositKinds.some((each) => each === kind);
}

/** The number of the deposit that earns it, from 1; undefined for any deposit. */
export function depositNumberOf({ kind }: Pick<Campaign, 'kind'>): number | undefined {
  const index = depositKinds.findIndex((each) => each === kind && each !== 'NEXT_DEPOSIT');
  return index < 0 ? undefined : index + 1;
}

/** BON-28: where the bonus money can be played; winnings of free spins are for the casino. */
export function accountVerticalOf({ vertical }: Pick<Campaign, 'vertical'>): BonusVertical {
  return vertical === 'FREE_SPINS' ? 'CASINO' : vertical;
}

/** DEC-MISC-7: whether its money needs no wagering and goes to the main account; a booster is no money. A free bet and free spins are played first. */
export function isPaidAtOnce({ kind, vertical, terms }: Pick<Campaign, 'kind' | 'vertical' | 'terms'>): boolean {
  if (kind === 'I_CASH' || terms.booster) return true;
  return terms.wrMultiplier === 0 && vertical !== 'FREE_BET' && !terms.freeSpins;
}

/** Whether its money is wagered, or what its free spins win: its maximum stake holds for both. */
function isWageredIn({ wrMultiplier, freeSpins }: Campaign['terms']): boolean {
  return wrMultiplier > 0 || (freeSpins !== undefined && freeSpins.wrMultiplier > 0);
}

/** DEC-BON-20: the amounts of a campaign in minor units of a currency. The maximum stake is one of wagering only. */
export function amountsIn({ terms }: Pick<Campaign, 'terms'>, currency: string) {
  const scaled = (euros: number | undefined) => (euros === undefined ? undefined : scaleEuro(euros, currency).minor);
  return {
    minDepositMinor: scaled(terms.minDeposit),
    maxBonusMinor: scaled(terms.maxBonus),
    amountMinor: scaled(terms.amount),
    maxBetMinor: isWageredIn(terms) ? scaleStake(terms.maxBet, currency).minor : undefined,
  };
}

/** The bonus that a deposit earns; the odd fraction of a minor unit is not granted. */
export function bonusOfDeposit(campaign: Campaign, depositMinor: number, currency: string): number {
  const { maxBonusMinor = Number.POSITIVE_INFINITY, amountMinor = 0 } = amountsIn(campaign, currency);
  const { matchPercent } = campaign.terms;
  return matchPercent === undefined ? amountMinor : Math.min(maxBonusMinor, Math.floor((depositMinor * matchPercent) / 100));
}

/** BON-29: sticky money is wagered with the deposit, other money alone. */
export function requirementOf({ terms, moneyType }: Campaign, bonusMinor: number, depositMinor: number): number {
  return Math.round((moneyType === 'STICKY' ? bonusMinor + depositMinor : bonusMinor) * terms.wrMultiplier);
}

/** The campaigns that have a code. */
export async function listCampaignsWithCode(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ campaignId: codeTable.campaignId }).from(codeTable).where(eq(codeTable.siteId, siteId));
  return new Set(rows.map(({ campaignId }) => campaignId));
}

/** Whether only a code opens a campaign; the code of a campaign of another kind just leads to it, and a boost is joined. */
export function isOpenedByCode({ kind, terms }: Campaign): boolean {
  return kind === 'MANUAL_BONUS_CODE' && terms.accumulator === undefined;
}
