import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { CampaignCode } from '#sandbox/ops/port/campaigns.ts';
import { siteId } from '../../players/tables.ts';
import { codeTable } from '../tables.ts';

export async function replaceCodes(tx: Database, campaignId: string, codes: readonly CampaignCode[] | undefined): Promise<void> {
  if (!codes) return;
  const isOwn = and(eq(codeTable.campaignId, campaignId), eq(codeTable.siteId, siteId));
  const kept = codes.map(({ code }) => code);
  await tx.delete(codeTable).where(kept.length === 0 ? isOwn : and(isOwn, notInArray(codeTable.code, kept)));
  for (const { code, usesLeft, expiresAt } of codes) {
    const limits = { usesLeft, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
    await tx
      .insert(codeTable)
      .values({ code, campaignId, siteId, ...limits })
      .onConflictDoUpdate({ target: codeTable.code, set: limits });
  }
}

export async function listCodes(db: Database, campaignIds: readonly string[]) {
  return db
    .select()
    .from(codeTable)
    .where(and(inArray(codeTable.campaignId, [...campaignIds]), eq(codeTable.siteId, siteId)))
    .orderBy(codeTable.code);
}
