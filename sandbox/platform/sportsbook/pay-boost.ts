import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { settleSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { changeStatus } from '#sandbox/ledger/change-status.ts';
import { type Posting, post } from '#sandbox/ledger/post.ts';
import { findBoost } from '../bonuses/wagering/accumulator-boost.ts';
import type { Player } from '../players/tables.ts';
import { lockAccounts } from './accounts.ts';
import type { KnownBet } from './open-bet.ts';
import type { Boost } from './tables.ts';

type Settlement = BodyOf<typeof settleSportsBet>;

/** Pays the boost that a settlement earns to main; null without one. A free bet earns none. */
export async function payBoost(
  tx: Database,
  { bet, player }: KnownBet,
  { txId, amountMinor, legs = [] }: Settlement,
  now: Date,
): Promise<Boost | null> {
  if (bet.freeBetId !== null) return null;
  const { placedAt, boostCampaigns } = bet;
  const won = { placedAt, boostCampaigns, netMinor: amountMinor - bet.stakeMinor, legs };
  const found = await findBoost(tx, player, won, now);
  if (!found) return null;
  const { campaign, minor } = found;
  const referenceId = `boost:${campaign.campaignId}:${txId}`;
  await postBoost(tx, player, { referenceId, type: 'DEPOSIT', entries: { main: minor, 'house:bonus': -minor } }, now);
  return { referenceId, minor };
}

/** Takes a boost back as far as main has money; returns what is missing. */
export async function takeBoostBack(tx: Database, player: Player, { referenceId, minor }: Boost, now: Date): Promise<number> {
  const main = (await lockAccounts(tx, player.id)).find(({ account }) => account === 'main')?.minor ?? 0;
  const takenMinor = Math.min(main, minor);
  await changeStatus(tx, referenceId, 'REVERTED');
  if (takenMinor > 0) {
    const entries = { main: -takenMinor, 'house:bonus': takenMinor };
    await postBoost(tx, player, { referenceId: `${referenceId}:void`, type: 'REVERSAL', entries }, now);
  }
  return minor - takenMinor;
}

async function postBoost(
  tx: Database,
  { id, currencyCode: currency }: Player,
  posting: Pick<Posting, 'referenceId' | 'type' | 'entries'>,
  at: Date,
): Promise<void> {
  await post(tx, { ...posting, playerId: String(id), currency, at, category: 'BONUS', status: 'COMPLETED' });
}
