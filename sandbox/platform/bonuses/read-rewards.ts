import type { listRewards } from '#lib/bonuses/contract.ts';
import type { IneligibleReason } from '#lib/bonuses/fields.ts';
import type { QueryOf, RawReplyOf } from '#lib/core/api/endpoint.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { findCampaigns, isOpenedByCode, listCampaignsWithCode, listRunningCampaigns } from './campaigns.ts';
import { readCashbacks } from './cashback/cashback.ts';
import { readFacts, reasonAgainst } from './eligibility.ts';
import { listSpins } from './free-spins.ts';
import { listOpen, readRewardView, writeReward } from './rewards.ts';

type Query = QueryOf<typeof listRewards>;

/** BON-02, BON-04, DEC-BON-12: what is open to the player, or what the player has. */
export async function readRewards(
  tx: Database,
  player: Player,
  query: Query,
  managed: readonly string[],
  now: Date,
): Promise<RawReplyOf<typeof listRewards>> {
  const { rewardsType, hasBonusCode, excludeTriggerType, language = player.languageCode } = query;
  const facts = await readFacts(tx, player);
  const withCode = await listCampaignsWithCode(tx);
  const cashbacks = await readCashbacks(tx, player, now);
  const view = await readRewardView(tx, facts, { language, now, withCode, cashbacks });
  const open = await listOpen(tx, player.id);
  const campaignsOf = await findCampaigns(
    tx,
    open.map(({ campaignId }) => campaignId),
  );
  const spins = await listSpins(tx, open);
  const held = open.flatMap((assignment) => {
    const campaign = campaignsOf.get(assignment.campaignId);
    return campaign ? [writeReward(campaign, assignment, view)] : [];
  });
  // Of the others none is open or locked.
  const listed = (rewardsType === 'ELIGIBLE' ? await listRunningCampaigns(tx, now) : [])
    // A code opens its campaign; a prize is won.
    .filter((campaign) => !isOpenedByCode(campaign) && campaign.kind !== 'TOURNAMENT')
    .filter(({ campaignId }) => !cashbacks.has(campaignId));
  const writeOffers = (reason?: IneligibleReason) =>
    listed
      .filter((campaign) => reasonAgainst(campaign, facts, now, true) === reason)
      .map((campaign) => writeReward(campaign, undefined, view));
  const cashbackCampaigns = [...(await findCampaigns(tx, [...cashbacks.keys()])).values()];
  const running = cashbackCampaigns.map((campaign) => writeReward(campaign, undefined, view));
  const matching = (rewardsType === 'ACTIVE' ? [...held, ...running] : writeOffers())
    .filter((reward) => hasBonusCode === undefined || reward.hasBonusCode === (hasBonusCode === 'true'))
    .filter(({ triggerEvent }) => triggerEvent !== excludeTriggerType);
  return {
    rewards: matching.filter(({ triggerEvent }) => triggerEvent !== 'LOYALTY'),
    loyalty: matching.filter(({ triggerEvent }) => triggerEvent === 'LOYALTY'),
    locked: rewardsType === 'ELIGIBLE' ? writeOffers('loyalty') : [],
    freeSpins: [...spins],
    managedIds: [...managed],
    claimQueueCampaignId: view.queued[0]?.campaignId ?? null,
  };
}
