import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { CampaignBody, CampaignCode } from '#sandbox/ops/port/campaigns.ts';
import { siteId } from '../../players/tables.ts';
import { codeTable } from '../tables.ts';

/** Replaces the codes of a campaign: with `codesBefore` only those that differ from it, else all of them. */
export async function replaceCodes(
  tx: Database,
  campaignId: string,
  { codes, codesBefore }: Pick<CampaignBody, 'codes' | 'codesBefore'>,
): Promise<void> {
  if (!codes) return;
  const isOwn = and(eq(codeTable.campaignId, campaignId), eq(codeTable.siteId, siteId));
  const namesOf = (all: readonly CampaignCode[]) => all.map(({ code }) => code);
  const isRemoved = codesBefore && inArray(codeTable.code, namesOf(codesBefore));
  await tx.delete(codeTable).where(and(isOwn, isRemoved, notInArray(codeTable.code, namesOf(codes))));
  const edited = codes.filter((code) => !codesBefore?.some((before) => isDeepStrictEqual(before, code)));
  for (const { code, usesLeft, expiresAt } of edited) {
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
