import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { CampaignChange, ChangedField } from '#sandbox/ops/port/campaigns.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { recordOperatorChange } from '../protection/operator-changes.ts';
import { campaignChangeTable } from './tables.ts';

/** Records a change of a campaign, in the transaction that makes it. */
export async function recordChange(
  tx: Database,
  campaignId: string,
  { event, by, role, reason, fields, at }: Omit<CampaignChange, 'at'> & Cause & { readonly at: Date },
): Promise<void> {
  await tx.insert(campaignChangeTable).values({ campaignId, event, by, reason, fields, at });
  const details = { campaignId, event, fields: fields.map(({ field }) => field).join(', ') };
  await recordOperatorChange(tx, { by, role, reason }, { kind: 'CAMPAIGN_CHANGED', details }, at);
}

/** The changes of a campaign, newest first. */
export async function listChanges(db: Database, campaignId: string): Promise<readonly CampaignChange[]> {
  const rows = await db
    .select()
    .from(campaignChangeTable)
    .where(eq(campaignChangeTable.campaignId, campaignId))
    .orderBy(desc(campaignChangeTable.id));
  return rows.map(({ event, by, reason, fields, at }) => ({ event, by, reason, fields, at: at.toISOString() }));
}

/** The fields that differ, in the order of their names, by their path in the body; null where a version does not have the field. */
export function compareFields(before: unknown, after: unknown): readonly ChangedField[] {
  const [old, changed] = [flatten(before), flatten(after)];
  return [...new Set([...old.keys(), ...changed.keys()])].sort().flatMap((field) => {
    const pair = { before: old.get(field) ?? null, after: changed.get(field) ?? null };
    return pair.before === pair.after ? [] : [{ field, ...pair }];
  });
}

function flatten(value: unknown, path: readonly string[] = []): ReadonlyMap<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== 'object') return new Map([[path.join('.'), String(value)]]);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.length === 0 ? new Map() : new Map([[path.join('.'), value.join(', ')]]);
  }
  return new Map(Object.entries(value).flatMap(([key, each]) => [...flatten(each, [...path, key])]));
}
