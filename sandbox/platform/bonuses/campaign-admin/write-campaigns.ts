import { count, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { OperatorCampaign } from '#sandbox/ops/port/campaigns.ts';
import { statusOf } from '../campaigns.ts';
import { openStates } from '../states.ts';
import { assignmentTable, type Campaign } from '../tables.ts';
import { listCodes } from './codes.ts';
import { withSlugs } from './spin-names.ts';
import { statusChanges } from './status-changes.ts';

export async function writeCampaigns(
  db: Database,
  campaigns: readonly Campaign[],
  now: Date,
): Promise<readonly OperatorCampaign[]> {
  const ids = campaigns.map(({ campaignId }) => campaignId);
  if (ids.length === 0) return [];
  const codes = await listCodes(db, ids);
  const open = sql<number>`count(*) filter (where ${inArray(assignmentTable.state, [...openStates])})`.mapWith(Number);
  const counts = await db
    .select({ campaignId: assignmentTable.campaignId, open, all: count() })
    .from(assignmentTable)
    .where(inArray(assignmentTable.campaignId, ids))
    .groupBy(assignmentTable.campaignId);
  return campaigns.map((campaign) => {
    const { campaignId, kind, vertical, trigger, moneyType, startedAt, endedAt, terms, texts } = campaign;
    const { open: openCount, all } = counts.find((row) => row.campaignId === campaignId) ?? { open: 0, all: 0 };
    const status = statusOf(campaign, now);
    return {
      campaignId,
      kind,
      vertical,
      trigger,
      moneyType,
      status,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      terms: withSlugs(terms),
      texts: { en: texts.en },
      languages: Object.keys(texts).filter((language) => language !== 'en'),
      codes: codes
        .filter((row) => row.campaignId === campaignId)
        .map(({ code, usesLeft, expiresAt }) => ({ code, usesLeft, expiresAt: expiresAt?.toISOString() ?? null })),
      assignments: { open: openCount, ended: all - openCount },
      next: statusChanges[status],
    };
  });
}
