import { and, eq, isNull } from 'drizzle-orm';
import type { CashbackProgress } from '#lib/bonuses/fields.ts';
import { toWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { badRequest } from '../../core/refusal.ts';
import type { Player } from '../../players/tables.ts';
import { findCampaign, statusOf } from '../campaigns.ts';
import { readFacts, reasonAgainst, requireBonuses } from '../eligibility.ts';
import type { CashbackView } from '../rewards.ts';
import { type Campaign, campaignTable, cashbackPaymentTable, cashbackTable } from '../tables.ts';
import { type CashbackNow, readBounds, readCashbackNow, readCashbackOf } from './read-cashback.ts';

/**
 * Switches cashback on or off. What can be claimed is paid before it is off, because it cannot be claimed after that; the reply has
 * the amount. A repeat changes nothing. Call it under `lockPlayerAndMoney`.
 */
export async function switchCashback(tx: Database, player: Player, campaignId: string, isOn: boolean, now: Date) {
  await requireBonuses(tx, player, now);
  const campaign = await requireCashback(tx, campaignId);
  if (isOn) {
    await activate(tx, player, campaign, now);
    return writeState(player, await readCashbackNow(tx, player, campaign, now));
  }
  const paidMinor = await payClaimable(tx, player, campaign, now);
  const isOwn = and(eq(cashbackTable.campaignId, campaignId), eq(cashbackTable.playerId, player.id));
  await tx
    .update(cashbackTable)
    .set({ deactivatedAt: now })
    .where(and(isOwn, isNull(cashbackTable.deactivatedAt)));
  return writeState(player, { state: 'INACTIVE', amountMinor: paidMinor ?? 0 });
}

/** Switched on again in the period in which it was switched off, it goes on: wins before that are not forgotten. */
async function activate(tx: Database, player: Player, campaign: Campaign, now: Date): Promise<void> {
  const { campaignId, terms } = campaign;
  const isOwn = and(eq(cashbackTable.campaignId, campaignId), eq(cashbackTable.playerId, player.id));
  const [known] = await tx.select().from(cashbackTable).where(isOwn);
  if (known && !known.deactivatedAt) return;
  const reason = reasonAgainst(campaign, await readFacts(tx, player), now, true);
  if (reason !== undefined) throw badRequest('error.bonus.not_eligible');
  const bounds = await readBounds(tx, player, now);
  const { running } = terms.cashback?.period === 'WEEKLY' ? bounds.week : bounds.day;
  const goesOn = known?.deactivatedAt && known.deactivatedAt >= running.from;
  const activated = { activatedAt: goesOn ? known.activatedAt : now, deactivatedAt: null };
  await tx
    .insert(cashbackTable)
    .values({ campaignId, playerId: player.id, ...activated })
    .onConflictDoUpdate({ target: [cashbackTable.campaignId, cashbackTable.playerId], set: activated });
}

/** Pays the cashback that can be claimed, once per period. Call it under `lockPlayerAndMoney`. */
export async function payCashback(tx: Database, player: Player, campaignId: string, now: Date) {
  await requireBonuses(tx, player, now);
  const amountMinor = await payClaimable(tx, player, await requireCashback(tx, campaignId), now);
  if (amountMinor === undefined) throw badRequest('error.cashback.not_claimable');
  return writeState(player, { state: 'CLAIMED', amountMinor });
}

/** Returns the amount in minor units; undefined where nothing can be claimed. */
async function payClaimable(tx: Database, player: Player, campaign: Campaign, now: Date): Promise<number | undefined> {
  const { campaignId } = campaign;
  const { state, amountMinor, period } = await readCashbackNow(tx, player, campaign, now);
  if (state !== 'CLAIMABLE' || !period) return undefined;
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
  return amountMinor;
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
  const rows = await tx
    .select({ campaign: campaignTable })
    .from(cashbackTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, cashbackTable.campaignId))
    .where(and(eq(cashbackTable.playerId, player.id), isNull(cashbackTable.deactivatedAt)));
  const campaigns = rows.map(({ campaign }) => campaign);
  const views = new Map<string, CashbackView>();
  const states = campaigns.length === 0 ? undefined : await readCashbackOf(tx, player, campaigns, now);
  for (const campaign of campaigns) {
    const cashback = states?.get(campaign.campaignId);
    if (!cashback || (statusOf(campaign, now) !== 'ACTIVE' && cashback.state !== 'CLAIMABLE')) continue;
    views.set(campaign.campaignId, {
      progress: writeProgress(player, campaign, cashback),
      boosterUntil: cashback.booster?.until,
    });
  }
  return views;
}

function writeState({ currencyCode: currency }: Player, { state, amountMinor }: Pick<CashbackNow, 'state' | 'amountMinor'>) {
  return { state, amount: toWire({ minor: amountMinor, currency }) };
}

async function requireCashback(tx: Database, campaignId: string): Promise<Campaign> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign?.terms.cashback) throw badRequest('error.bonus.not_eligible');
  return campaign;
}
