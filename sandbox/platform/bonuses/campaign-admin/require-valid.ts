import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { siteId } from '../../players/tables.ts';
import { findCampaignErrors } from '../check-campaign/check-campaign.ts';
import type { CampaignDraft, CampaignError } from '../check-campaign/rule.ts';
import { assignmentTable, type Campaign, campaignTable, cashbackTable, codeTable, optInTable } from '../tables.ts';
import { listCodes } from './codes.ts';

export async function requireValid(tx: Database, draft: CampaignDraft, before: Campaign | undefined): Promise<void> {
  const all = await tx.select().from(campaignTable);
  const codes = await tx.select().from(codeTable);
  refuseErrors(
    findCampaignErrors(draft, {
      before,
      isTaken: before !== undefined && (await isTaken(tx, before)),
      campaigns: new Map(all.map((campaign) => [campaign.campaignId, campaign])),
      codes: new Map(codes.map((row) => [row.code, row.siteId === siteId ? row.campaignId : ''])),
    }),
  );
}

/** A stored campaign is checked again: its parent or a game may have changed since. */
export async function requirePublishable(tx: Database, campaign: Campaign, now: Date): Promise<void> {
  await requireValid(tx, { ...campaign, codes: await listCodes(tx, [campaign.campaignId]) }, campaign);
  if (campaign.endedAt && campaign.endedAt <= now) refuseErrors([{ field: 'endedAt', message: 'has passed' }]);
}

function refuseErrors(errors: readonly CampaignError[]): void {
  if (errors.length === 0) return;
  throw new z.ZodRealError(
    errors.map(({ field, message }) => ({ code: 'custom', path: field.split('.'), message, input: undefined })),
  );
}

async function isTaken(tx: Database, { campaignId, terms }: Campaign): Promise<boolean> {
  const assigned = tx.select({ id: assignmentTable.campaignId }).from(assignmentTable);
  const switchedOn = tx.select({ id: cashbackTable.campaignId }).from(cashbackTable);
  const found = await assigned
    .where(eq(assignmentTable.campaignId, campaignId))
    .limit(1)
    .unionAll(switchedOn.where(eq(cashbackTable.campaignId, campaignId)).limit(1));
  if (!terms.accumulator) return found.length > 0;
  const joined = await tx.select().from(optInTable).where(eq(optInTable.campaignId, campaignId)).limit(1);
  return found.length + joined.length > 0;
}
