import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CashbackProgress, CashbackState } from '#lib/bonuses/fields.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { Player } from '../players/tables.ts';
import { timeZoneOf } from '../players/time-zone.ts';
import { accountVerticalOf, findCampaign, statusOf } from './campaigns.ts';
import { readFacts, reasonAgainst, requireBonuses } from './eligibility.ts';
import { bonusRefusal } from './refusals.ts';
import type { CashbackView } from './rewards.ts';
import { assignmentTable, type Campaign, campaignTable, cashbackPaymentTable, cashbackTable } from './tables.ts';

const claimWindowMs = 24 * 3_600_000;
const hourMs = 3_600_000;

/** A period of cashback; `to` is exclusive. */
interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** A player's cashback of a campaign now; amounts in minor units. */
interface CashbackNow {
  readonly state: CashbackState;
  /** Of the period that can be claimed, else of the one that runs. */
  readonly netLossMinor: number;
  readonly amountMinor: number;
  readonly booster: { readonly multiplier: number; readonly until: Date } | undefined;
  readonly claimable: { readonly from: Date; readonly to: Date | null } | undefined;
  /** The period that a claim pays. */
  readonly period: Date | undefined;
}

const boundsSchema = z.object({ start: z.coerce.date(), previous: z.coerce.date(), next: z.coerce.date() });
const sumSchema = z.object({ loss: z.coerce.number().int() });

/** BON-22, DEC-BON-22: what the player has lost and gets back. */
export async function readCashbackNow(tx: Database, player: Player, campaign: Campaign, now: Date): Promise<CashbackNow> {
  const booster = await readBooster(tx, player.id, now);
  const enrolled = await findEnrolment(tx, player.id, campaign.campaignId);
  if (!enrolled) {
    return { state: 'INACTIVE', netLossMinor: 0, amountMinor: 0, booster, claimable: undefined, period: undefined };
  }
  const since = enrolled.activatedAt;
  const settle = async (period: Period) => {
    const netLossMinor = await sumNetLoss(tx, player.id, campaign, later(period.from, since), period.to);
    return { netLossMinor, amountMinor: amountOf(campaign, player, netLossMinor, booster?.multiplier ?? 1) };
  };
  const min = minOf(campaign, player);
  if (campaign.terms.cashback?.period === 'INSTANT') {
    const last = await findLastPayment(tx, player.id, campaign.campaignId);
    const from = last ? later(last.at, since) : since;
    const settled = await settle({ from, to: now });
    const isClaimable = settled.amountMinor >= min;
    return {
      ...settled,
      booster,
      state: isClaimable ? 'CLAIMABLE' : 'ACTIVATED',
      claimable: isClaimable ? { from: now, to: null } : undefined,
      period: from,
    };
  }
  const { previous, running } = await readPeriods(tx, player, campaign, now);
  const finished = await settle(previous);
  const claimable = { from: previous.to, to: new Date(previous.to.getTime() + claimWindowMs) };
  const isWithin = now < claimable.to;
  if (await isPaid(tx, player.id, campaign.campaignId, previous.from)) {
    return {
      ...(await settle(running)),
      booster,
      state: isWithin ? 'CLAIMED' : 'ACTIVATED',
      claimable: undefined,
      period: undefined,
    };
  }
  if (finished.amountMinor >= min && isWithin)
    return { ...finished, booster, state: 'CLAIMABLE', claimable, period: previous.from };
  const state = finished.amountMinor >= min ? 'MISSED' : 'ACTIVATED';
  return { ...(await settle(running)), booster, state, claimable: undefined, period: undefined };
}

/** Switches cashback on or off. A repeat changes nothing. Call it under `lockBonuses`. */
export async function switchCashback(tx: Database, player: Player, campaignId: string, isOn: boolean, now: Date) {
  requireBonuses(player, now);
  const campaign = await requireCashback(tx, campaignId);
  const enrolled = await findEnrolment(tx, player.id, campaignId);
  if (isOn && !enrolled) {
    if (reasonAgainst(campaign, await readFacts(tx, player), now, true) !== undefined)
      throw bonusRefusal('error.bonus.not_eligible');
    await tx.insert(cashbackTable).values({ campaignId, playerId: player.id, activatedAt: now });
  }
  if (!isOn) {
    await tx.delete(cashbackTable).where(and(eq(cashbackTable.campaignId, campaignId), eq(cashbackTable.playerId, player.id)));
  }
  return writeState(player, await readCashbackNow(tx, player, campaign, now));
}

/** Pays the cashback that can be claimed, once per period. Call it under `lockBonuses`. */
export async function payCashback(tx: Database, player: Player, campaignId: string, now: Date) {
  requireBonuses(player, now);
  const campaign = await requireCashback(tx, campaignId);
  const { state, amountMinor, period } = await readCashbackNow(tx, player, campaign, now);
  if (state !== 'CLAIMABLE' || !period) throw bonusRefusal('error.cashback.not_claimable');
  await tx.insert(cashbackPaymentTable).values({ campaignId, playerId: player.id, period, amountMinor, at: now });
  const playerId = String(player.id);
  const currency = player.currencyCode;
  await openWallet(tx, playerId, currency);
  await post(tx, {
    referenceId: `cashback:${campaignId}:${playerId}:${period.toISOString()}`,
    playerId,
    currency,
    at: now,
    category: 'BONUS',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { main: amountMinor, 'house:bonus': -amountMinor },
  });
  return { state: 'CLAIMED' as const, amount: toWire({ minor: amountMinor, currency }) };
}

/** A player's cashback as the contract writes it. Throws `error.bonus.not_eligible` for a campaign without cashback. */
export async function readProgress(tx: Database, player: Player, campaignId: string, now: Date): Promise<CashbackProgress> {
  const campaign = await requireCashback(tx, campaignId);
  return writeProgress(player, campaign, await readCashbackNow(tx, player, campaign, now));
}

export function writeProgress(player: Player, { terms }: Campaign, cashback: CashbackNow): CashbackProgress {
  const currency = player.currencyCode;
  const { rate = 0, cap = 0 } = terms.cashback ?? {};
  return {
    state: cashback.state,
    netLoss: toWire({ minor: Math.max(0, cashback.netLossMinor), currency }),
    rate,
    amount: toWire({ minor: cashback.amountMinor, currency }),
    cap: toWire(scaleEuro(cap, currency)),
    currency,
    booster: cashback.booster?.multiplier ?? 1,
    claimableFrom: cashback.claimable?.from.toISOString() ?? null,
    claimableTo: cashback.claimable?.to?.toISOString() ?? null,
  };
}

/** The cashback that the player has switched on, by campaign; of an ended campaign while it can be claimed. */
export async function readCashbacks(tx: Database, player: Player, now: Date): Promise<ReadonlyMap<string, CashbackView>> {
  const enrolled = await tx.select().from(cashbackTable).where(eq(cashbackTable.playerId, player.id));
  const views = new Map<string, CashbackView>();
  for (const { campaignId } of enrolled) {
    const campaign = await findCampaign(tx, campaignId);
    if (!campaign) continue;
    const cashback = await readCashbackNow(tx, player, campaign, now);
    if (statusOf(campaign, now) !== 'ACTIVE' && cashback.state !== 'CLAIMABLE') continue;
    views.set(campaignId, { progress: writeProgress(player, campaign, cashback), boosterUntil: cashback.booster?.until });
  }
  return views;
}

function writeState({ currencyCode: currency }: Player, { state, amountMinor }: CashbackNow) {
  return { state, amount: toWire({ minor: amountMinor, currency }) };
}

async function requireCashback(tx: Database, campaignId: string): Promise<Campaign> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign?.terms.cashback) throw bonusRefusal('error.bonus.not_eligible');
  return campaign;
}

async function findEnrolment(tx: Database, playerId: number, campaignId: string) {
  const isIt = and(eq(cashbackTable.campaignId, campaignId), eq(cashbackTable.playerId, playerId));
  const [enrolled] = await tx.select().from(cashbackTable).where(isIt);
  return enrolled;
}

async function findLastPayment(tx: Database, playerId: number, campaignId: string) {
  const isOf = and(eq(cashbackPaymentTable.campaignId, campaignId), eq(cashbackPaymentTable.playerId, playerId));
  const [last] = await tx.select().from(cashbackPaymentTable).where(isOf).orderBy(desc(cashbackPaymentTable.at)).limit(1);
  return last;
}

async function isPaid(tx: Database, playerId: number, campaignId: string, period: Date): Promise<boolean> {
  const { campaignId: campaign, playerId: player, period: began } = cashbackPaymentTable;
  const isIt = and(eq(campaign, campaignId), eq(player, playerId), eq(began, period));
  return (await tx.select().from(cashbackPaymentTable).where(isIt)).length > 0;
}

/** BON-23: the strongest booster that a player has now. */
async function readBooster(tx: Database, playerId: number, now: Date) {
  const rows = await tx
    .select({ at: assignmentTable.createdAt, terms: campaignTable.terms })
    .from(assignmentTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, assignmentTable.campaignId))
    .where(and(eq(assignmentTable.playerId, playerId), eq(campaignTable.kind, 'CASHBACK_BOOSTER')));
  return rows
    .flatMap(({ at, terms }) =>
      terms.booster
        ? [{ multiplier: terms.booster.multiplier, until: new Date(at.getTime() + terms.booster.hours * hourMs) }]
        : [],
    )
    .filter(({ until }) => until > now)
    .toSorted((one, other) => other.multiplier - one.multiplier)[0];
}

/** The calendar period that runs, and the one before, in the time zone of the player's market. */
async function readPeriods(tx: Database, { market }: Player, { terms }: Campaign, now: Date) {
  const isWeekly = terms.cashback?.period === 'WEEKLY';
  const zone = timeZoneOf(market);
  const unit = sql.raw(isWeekly ? "'week'" : "'day'");
  const step = sql.raw(isWeekly ? "interval '1 week'" : "interval '1 day'");
  const result =
    await tx.execute(sql`select w.start at time zone ${zone} as start, (w.start - ${step}) at time zone ${zone} as previous,
      (w.start + ${step}) at time zone ${zone} as next
    from (select date_trunc(${unit}, ${now.toISOString()}::timestamptz at time zone ${zone}) as start) w`);
  const { start, previous, next } = boundsSchema.parse(rowsOf(result)[0]);
  return { previous: { from: previous, to: start }, running: { from: start, to: next } };
}

/** Stakes of real money less what they won, voids taken back, within the period and the campaign's kind of game. */
async function sumNetLoss(tx: Database, playerId: number, campaign: Campaign, from: Date, to: Date): Promise<number> {
  if (from >= to) return 0;
  const result = await tx.execute(sql`select coalesce(-sum(e.amount_minor), 0) as loss
    from ledger_tx t join ledger_entry e on e.tx_id = t.id join account a on a.id = e.account_id and a.kind = 'main'
    where t.player_id = ${playerId} and t.category = ${accountVerticalOf(campaign)}
      and t.type in ('BET', 'BET_VOID', 'WIN', 'WIN_VOID')
      and t.at >= ${from.toISOString()}::timestamptz and t.at < ${to.toISOString()}::timestamptz`);
  return sumSchema.parse(rowsOf(result)[0]).loss;
}

function amountOf({ terms }: Campaign, { currencyCode }: Player, netLossMinor: number, multiplier: number): number {
  if (!terms.cashback || netLossMinor <= 0) return 0;
  const { rate, cap } = terms.cashback;
  return Math.min(
    scaleEuro(cap, currencyCode).minor,
    Math.floor(netLossMinor * rate * multiplier + Number.EPSILON * netLossMinor),
  );
}

function minOf({ terms }: Campaign, { currencyCode }: Player): number {
  return scaleEuro(terms.cashback?.min ?? 1, currencyCode).minor;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
