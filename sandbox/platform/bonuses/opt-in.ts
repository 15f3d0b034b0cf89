import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { findCampaign } from './campaigns.ts';
import { readFacts, reasonAgainst, requireBonuses } from './eligibility.ts';
import { optInTable } from './tables.ts';

/** BON-06: joins or leaves a campaign that asks for it. A repeat changes nothing. Call it under `lockPlayerAndMoney`. */
export async function changeOptIn(
  tx: Database,
  player: Player,
  campaignId: string,
  isJoining: boolean,
  now: Date,
): Promise<void> {
  await requireBonuses(tx, player, now);
  const campaign = await findCampaign(tx, campaignId);
  if (campaign?.trigger !== 'OPT_IN' || campaign.terms.cashback) throw badRequest('error.bonus.not_eligible');
  const reason = reasonAgainst(campaign, await readFacts(tx, player), now, true);
  if (reason === 'ended' || reason === 'not_begun') throw badRequest('error.bonus.opt_in.closed');
  if (reason !== undefined) throw badRequest('error.bonus.not_eligible');
  const optedIn = { campaignId, playerId: player.id };
  if (isJoining) {
    await tx
      .insert(optInTable)
      .values({ ...optedIn, at: now })
      .onConflictDoNothing();
    return;
  }
  await tx.delete(optInTable).where(and(eq(optInTable.campaignId, campaignId), eq(optInTable.playerId, player.id)));
}
