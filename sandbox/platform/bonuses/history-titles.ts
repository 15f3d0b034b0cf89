import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { findCampaigns } from './campaigns.ts';
import { assignmentTable } from './tables.ts';
import { textIn } from './texts.ts';

/** DEC-BON-23: the titles of the campaigns of postings, by their ledger reference; none for other postings. */
export async function readCampaignTitles(
  db: Database,
  references: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const assignmentOf = (reference: string) => /^bonus:(asg_[\w-]+):/.exec(reference)?.[1];
  const namedIn = (reference: string) => /^(?:cashback|boost):(cmp_\w+):/.exec(reference)?.[1];
  const assignmentIds = references.flatMap((reference) => assignmentOf(reference) ?? []);
  const campaignIds = new Map<string, string>();
  if (assignmentIds.length > 0) {
    const { assignmentId, campaignId } = assignmentTable;
    const rows = await db.select({ assignmentId, campaignId }).from(assignmentTable).where(inArray(assignmentId, assignmentIds));
    for (const row of rows) campaignIds.set(row.assignmentId, row.campaignId);
  }
  const campaignOf = (reference: string) => namedIn(reference) ?? campaignIds.get(assignmentOf(reference) ?? '');
  const campaigns = await findCampaigns(db, [...new Set(references.flatMap((reference) => campaignOf(reference) ?? []))]);
  return new Map(
    references.flatMap((reference) => {
      const campaign = campaigns.get(campaignOf(reference) ?? '');
      return campaign ? [[reference, textIn(campaign, language).title] as const] : [];
    }),
  );
}
