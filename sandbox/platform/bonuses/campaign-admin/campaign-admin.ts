import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { CampaignChange, CampaignDetails, OperatorCampaign, OperatorCampaigns } from '#sandbox/ops/port/campaigns.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { siteId } from '../../players/tables.ts';
import { compareFields, listChanges, recordChange } from '../campaign-history.ts';
import { findCampaign, listAllCampaigns, statusOf } from '../campaigns.ts';
import { type Campaign, campaignTable } from '../tables.ts';
import { replaceCodes } from './codes.ts';
import { draftOf } from './draft.ts';
import { requirePublishable, requireValid } from './require-valid.ts';
import { statusChanges } from './status-changes.ts';
import { writeCampaigns } from './write-campaigns.ts';

/** Lists, edits, publishes and cancels campaigns for the operator's console. */
export function createCampaignAdmin(database: Database, clock: VirtualClock): OperatorCampaigns {
  const readOne = async (db: Database, campaignId: string) => {
    const campaign = await findOwn(db, campaignId);
    return campaign && (await writeCampaigns(db, [campaign], clock.now()))[0];
  };
  const read = async (db: Database, campaignId: string): Promise<CampaignDetails | undefined> => {
    const campaign = await readOne(db, campaignId);
    return campaign && { ...campaign, changes: await listChanges(db, campaignId) };
  };
  /** Runs a change of one campaign while no other campaign changes, and records it; undefined for an unknown one. */
  const change = (
    campaignId: string,
    cause: Pick<CampaignChange, 'event'> & Cause,
    work: (tx: Database, campaign: Campaign) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      await lockCampaigns(tx);
      const campaign = await findOwn(tx, campaignId);
      if (!campaign) return undefined;
      const before = editedPart(await readOne(tx, campaignId));
      await work(tx, campaign);
      const fields = compareFields(before, editedPart(await readOne(tx, campaignId)));
      if (fields.length > 0) await recordChange(tx, campaignId, { ...cause, fields, at: clock.now() });
      return read(tx, campaignId);
    });
  return {
    async list() {
      const campaigns = await listAllCampaigns(database);
      return writeCampaigns(database, campaigns.toReversed(), clock.now());
    },
    read: (campaignId) => read(database, campaignId),
    create: ({ campaignId, ...body }, cause) =>
      database.transaction(async (tx) => {
        await lockCampaigns(tx);
        const draft = draftOf(campaignId, body);
        await requireValid(tx, draft, undefined, clock.now());
        const { codes, ...row } = draft;
        await tx.insert(campaignTable).values({ ...row, siteId, status: 'DRAFT', texts: body.texts });
        await replaceCodes(tx, campaignId, body);
        await recordChange(tx, campaignId, { event: 'CREATE', ...cause, fields: [], at: clock.now() });
        return read(tx, campaignId);
      }),
    update: (campaignId, body, cause) =>
      change(campaignId, { event: 'UPDATE', ...cause }, async (tx, before) => {
        if (before.status === 'CANCELED') throw conflict('A canceled campaign cannot be edited.');
        const draft = draftOf(campaignId, body);
        await requireValid(tx, draft, before, clock.now());
        const { codes, campaignId: id, ...row } = draft;
        await tx
          .update(campaignTable)
          .set({ ...row, texts: { ...before.texts, ...body.texts } })
          .where(eq(campaignTable.campaignId, id));
        await replaceCodes(tx, campaignId, body);
      }),
    changeStatus: (campaignId, { status }, cause) =>
      change(campaignId, { event: status === 'ACTIVE' ? 'PUBLISH' : 'CANCEL', ...cause }, async (tx, campaign) => {
        const now = clock.now();
        const current = statusOf(campaign, now);
        if (!statusChanges[current].includes(status)) {
          throw conflict(`A campaign that is ${current} cannot be ${status === 'ACTIVE' ? 'published' : 'canceled'}.`);
        }
        if (status === 'ACTIVE') await requirePublishable(tx, campaign, now);
        // A cancellation is an end: cashback counts no loss after it.
        const endedAt = status === 'CANCELED' && (!campaign.endedAt || campaign.endedAt > now) ? now : campaign.endedAt;
        await tx.update(campaignTable).set({ status, endedAt }).where(eq(campaignTable.campaignId, campaignId));
      }),
  };
}

/** Serialises the changes of all campaigns: codes and parents are checked against the others. Readers are not blocked. */
async function lockCampaigns(tx: Database): Promise<void> {
  await tx.execute(sql`lock table bonus_campaign in share row exclusive mode`);
}

async function findOwn(db: Database, campaignId: string): Promise<Campaign | undefined> {
  const campaign = await findCampaign(db, campaignId);
  return campaign?.siteId === siteId ? campaign : undefined;
}

/** What an operator edits; a code's uses left are compared by its name and limits. */
function editedPart(campaign: OperatorCampaign | undefined) {
  if (!campaign) return undefined;
  const { kind, vertical, trigger, moneyType, status, startedAt, endedAt, terms, texts } = campaign;
  const codes = Object.fromEntries(
    campaign.codes.map(({ code, usesLeft, expiresAt }) => [code, [usesLeft ?? 'no limit', expiresAt].filter(Boolean)]),
  );
  return { kind, vertical, trigger, moneyType, status, startedAt, endedAt, terms, texts, codes };
}

function conflict(message: string): OpsRefusal {
  return new OpsRefusal(409, 'error.campaign.status', message);
}
