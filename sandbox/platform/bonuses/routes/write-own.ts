import type { Reward } from '#lib/bonuses/fields.ts';
import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '../../core/refusal.ts';
import type { Player } from '../../players/tables.ts';
import { findCampaign, listCampaignsWithCode } from '../campaigns.ts';
import { readFacts } from '../eligibility.ts';
import { readRewardView, writeReward } from '../rewards.ts';
import type { Assignment } from '../tables.ts';

/** A bonus of the player as the contract writes it. */
export async function writeOwn(tx: Database, player: Player, assignment: Assignment, now: Date): Promise<Reward> {
  const campaign = await findCampaign(tx, assignment.campaignId);
  if (!campaign) throw refusal(404, 'error.not_found');
  const withCode = await listCampaignsWithCode(tx);
  const more = { language: player.languageCode, now, withCode };
  return writeReward(campaign, assignment, await readRewardView(tx, await readFacts(tx, player), more));
}
