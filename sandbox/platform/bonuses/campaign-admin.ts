import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CampaignStatus } from '#lib/bonuses/fields.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findGame } from '#sandbox/games/profile.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type {
  CampaignBody,
  CampaignChange,
  CampaignCode,
  CampaignDetails,
  OperatorCampaign,
  OperatorCampaigns,
  StatusChange,
} from '#sandbox/ops/campaigns.ts';
import { OpsRefusal } from '#sandbox/ops/ops-refusal.ts';
import { siteId } from '../players/tables.ts';
import { compareFields, listChanges, recordChange } from './campaign-history.ts';
import { findCampaign, listAllCampaigns, statusOf } from './campaigns.ts';
import { type CampaignDraft, type CampaignError, findCampaignErrors } from './check-campaign.ts';
import { openStates } from './states.ts';
import { assignmentTable, type Campaign, campaignTable, cashbackTable, codeTable } from './tables.ts';

/** What an operator can change a status to. A campaign that has expired runs again with a later end. */
const statusChanges: Readonly<Record<CampaignStatus, readonly StatusChange['status'][]>> = {
  DRAFT: ['ACTIVE', 'CANCELED'],
  ACTIVE: ['CANCELED'],
  EXPIRED: ['CANCELED'],
  COMPLETED: [],
  CANCELED: [],
};

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
    cause: Pick<CampaignChange, 'event' | 'by' | 'reason'>,
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
    create: ({ campaignId, ...body }, operator) =>
      database.transaction(async (tx) => {
        await lockCampaigns(tx);
        const draft = draftOf(campaignId, body);
        await requireValid(tx, draft, undefined);
        const { codes, ...row } = draft;
        await tx.insert(campaignTable).values({ ...row, siteId, status: 'DRAFT', texts: body.texts });
        await replaceCodes(tx, campaignId, body.codes);
        await recordChange(tx, campaignId, { event: 'CREATE', by: operator, reason: body.reason, fields: [], at: clock.now() });
        return read(tx, campaignId);
      }),
    update: (campaignId, body, operator) =>
      change(campaignId, { event: 'UPDATE', by: operator, reason: body.reason }, async (tx, before) => {
        if (before.status === 'CANCELED') throw conflict('A canceled campaign cannot be edited.');
        const draft = draftOf(campaignId, body);
        await requireValid(tx, draft, before);
        const { codes, campaignId: id, ...row } = draft;
        await tx
          .update(campaignTable)
          .set({ ...row, texts: { ...before.texts, ...body.texts } })
          .where(eq(campaignTable.campaignId, id));
        await replaceCodes(tx, campaignId, body.codes);
      }),
    changeStatus: (campaignId, { status, reason }, operator) =>
      change(campaignId, { event: status === 'ACTIVE' ? 'PUBLISH' : 'CANCEL', by: operator, reason }, async (tx, campaign) => {
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

/** Games named by their slug become ids; unknown names stay, for the check to report. */
function draftOf(
  campaignId: string,
  { texts: _, reason: __, codes, startedAt, endedAt, terms, ...rest }: CampaignBody,
): CampaignDraft {
  const idOf = (game: string) => findGame(game)?.gameId ?? game;
  const { freeSpins } = terms;
  return {
    ...rest,
    campaignId,
    startedAt: new Date(startedAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
    terms: {
      ...terms,
      excludedGames: terms.excludedGames.map(idOf),
      ...(freeSpins && { freeSpins: renameGames(freeSpins, idOf) }),
    },
    codes,
  };
}

async function requireValid(tx: Database, draft: CampaignDraft, before: Campaign | undefined): Promise<void> {
  const all = await tx.select().from(campaignTable);
  const codes = await tx.select().from(codeTable);
  refuseErrors(
    findCampaignErrors(draft, {
      before,
      isTaken: before !== undefined && (await isTaken(tx, draft.campaignId)),
      campaigns: new Map(all.map((campaign) => [campaign.campaignId, campaign])),
      codes: new Map(codes.map((row) => [row.code, row.siteId === siteId ? row.campaignId : ''])),
    }),
  );
}

/** A stored campaign is checked again: its parent or a game may have changed since. */
async function requirePublishable(tx: Database, campaign: Campaign, now: Date): Promise<void> {
  await requireValid(tx, { ...campaign, codes: await listCodes(tx, [campaign.campaignId]) }, campaign);
  if (campaign.endedAt && campaign.endedAt <= now) refuseErrors([{ field: 'endedAt', message: 'has passed' }]);
}

function refuseErrors(errors: readonly CampaignError[]): void {
  if (errors.length === 0) return;
  throw new z.ZodRealError(
    errors.map(({ field, message }) => ({ code: 'custom', path: field.split('.'), message, input: undefined })),
  );
}

function conflict(message: string): OpsRefusal {
  return new OpsRefusal(409, 'error.campaign.status', message);
}

async function isTaken(tx: Database, campaignId: string): Promise<boolean> {
  const assigned = tx.select({ id: assignmentTable.campaignId }).from(assignmentTable);
  const switchedOn = tx.select({ id: cashbackTable.campaignId }).from(cashbackTable);
  const found = await assigned
    .where(eq(assignmentTable.campaignId, campaignId))
    .limit(1)
    .unionAll(switchedOn.where(eq(cashbackTable.campaignId, campaignId)).limit(1));
  return found.length > 0;
}

async function replaceCodes(tx: Database, campaignId: string, codes: readonly CampaignCode[] | undefined): Promise<void> {
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

async function listCodes(db: Database, campaignIds: readonly string[]) {
  return db
    .select()
    .from(codeTable)
    .where(and(inArray(codeTable.campaignId, [...campaignIds]), eq(codeTable.siteId, siteId)))
    .orderBy(codeTable.code);
}

async function writeCampaigns(db: Database, campaigns: readonly Campaign[], now: Date): Promise<readonly OperatorCampaign[]> {
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

function withSlugs(terms: Campaign['terms']): Campaign['terms'] {
  const slugOf = (game: string) => findGame(game)?.slug ?? game;
  const { freeSpins } = terms;
  return {
    ...terms,
    excludedGames: terms.excludedGames.map(slugOf),
    ...(freeSpins && { freeSpins: renameGames(freeSpins, slugOf) }),
  };
}

type SpinTerms = NonNullable<Campaign['terms']['freeSpins']>;

function renameGames({ gameId, otherGames, ...rest }: SpinTerms, rename: (game: string) => string): SpinTerms {
  return { ...rest, gameId: rename(gameId), ...(otherGames && { otherGames: otherGames.map(rename) }) };
}
