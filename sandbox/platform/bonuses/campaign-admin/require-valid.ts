import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { unpaidLifetimeMs } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { siteId } from '../../players/tables.ts';
import { findCampaignErrors } from '../check-campaign/check-campaign.ts';
import type { CampaignDraft, CampaignError } from '../check-campaign/rule.ts';
import { type Campaign, campaignTable, codeTable } from '../tables.ts';
import { listCodes } from './codes.ts';

const takenSchema = z.object({ taken: z.boolean() });

export async function requireValid(tx: Database, draft: CampaignDraft, before: Campaign | undefined, now: Date): Promise<void> {
  const all = await tx.select().from(campaignTable);
  const codes = await tx.select().from(codeTable);
  refuseErrors(
    findCampaignErrors(draft, {
      now,
      before,
      isTaken: before !== undefined && (await isTaken(tx, before, now)),
      campaigns: new Map(all.map((campaign) => [campaign.campaignId, campaign])),
      codes: new Map(codes.map((row) => [row.code, row.siteId === siteId ? row.campaignId : ''])),
    }),
  );
}

/** A stored campaign is checked again: its parent or a game may have changed since. */
export async function requirePublishable(tx: Database, campaign: Campaign, now: Date): Promise<void> {
  await requireValid(tx, { ...campaign, codes: await listCodes(tx, [campaign.campaignId]) }, campaign, now);
  if (campaign.endedAt && campaign.endedAt <= now) refuseErrors([{ field: 'endedAt', message: 'has passed' }]);
}

function refuseErrors(errors: readonly CampaignError[]): void {
  if (errors.length === 0) return;
  throw new z.ZodRealError(
    errors.map(({ field, message }) => ({ code: 'custom', path: field.split('.'), message, input: undefined })),
  );
}

async function isTaken(tx: Database, { campaignId }: Campaign, now: Date): Promise<boolean> {
  const paidSince = new Date(now.getTime() - unpaidLifetimeMs).toISOString();
  const result = await tx.execute(sql`select exists (select from bonus_assignment where campaign_id = ${campaignId})
    or exists (select from cashback where campaign_id = ${campaignId})
    or exists (select from bonus_opt_in where campaign_id = ${campaignId})
    or exists (select from deposit where bonus_campaign_id = ${campaignId} and status = 'PENDING'
      and (authorized_at is not null or created_at > ${paidSince})) as taken`);
  return takenSchema.parse(rowsOf(result)[0]).taken;
}
