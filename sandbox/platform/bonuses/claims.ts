import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { answerAgreement, Replaced } from '#lib/bonuses/contract.ts';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { type Player, siteId } from '../players/tables.ts';
import { activate, enqueue } from './assignments/activate.ts';
import { assign, grant } from './assignments/assign.ts';
import { findActive } from './assignments/queue.ts';
import { accountVerticalOf, findCampaign, isDepositKind, isPaidAtOnce } from './campaigns.ts';
import { requireNoActive } from './conflict.ts';
import { findAssignment, readFacts, reasonAgainst, requireBonuses } from './eligibility.ts';
import { periodOf } from './periods.ts';
import { type Assignment, agreementTable, type Campaign, codeTable } from './tables.ts';

/** BON-05: claims a campaign that gives a fixed amount. Throws the refusals of the contract. Call it under `lockPlayerAndMoney`. */
export async function claimCampaign(
  tx: Database,
  player: Player,
  { campaignId, replaces }: { readonly campaignId: string; readonly replaces?: Replaced },
  now: Date,
): Promise<Assignment> {
  const campaign = await requireOpen(tx, player, campaignId, now);
  requireClaimable(campaign);
  await requirePlace(tx, player, campaign, { replaces, now });
  return grant(tx, player, campaign, {}, { by: 'PLAYER', now });
}

/** BON-15: claims the campaign of a code, and counts the use. Call it under `lockPlayerAndMoney`. */
export async function claimByCode(
  tx: Database,
  player: Player,
  { bonusCode, replaces }: { readonly bonusCode: string; readonly replaces?: Replaced },
  now: Date,
): Promise<Assignment> {
  const { campaign, code } = await requireCode(tx, player, bonusCode, now);
  // Such a code only leads to its campaign: a deposit, an opt-in or a switch gives the bonus.
  if (campaign.kind !== 'MANUAL_BONUS_CODE') requireClaimable(campaign);
  await requirePlace(tx, player, campaign, { replaces, now });
  const assignment = await grant(tx, player, campaign, { code }, { by: 'PLAYER', now });
  await spendUse(tx, code);
  return assignment;
}

/**
 * BON-14, BON-16: the campaign of a code, typed in any case. Throws the refusals of codes, and `error.bonus.not_eligible` where
 * the campaign itself is not open to the player.
 */
export async function requireCode(tx: Database, player: Player, typed: string, now: Date) {
  const code = readCode(typed);
  const [known] = await tx.select().from(codeTable).where(eq(codeTable.code, code));
  if (!known) throw badRequest('error.bonus_code.invalid');
  if (known.siteId !== siteId) throw refusal(400, 'error.site_id.invalid', { message: 'The code belongs to another site.' });
  if (known.expiresAt && known.expiresAt <= now) throw badRequest('error.bonus_code.expired');
  await requireBonuses(tx, player, now);
  const campaign = await findCampaign(tx, known.campaignId);
  if (!campaign) throw badRequest('error.bonus_code.invalid');
  const reason = reasonAgainst(campaign, await readFacts(tx, player), now, true);
  if (reason === 'assigned' || known.usesLeft === 0) throw badRequest('error.bonus_code.used');
  if (reason === 'ended') throw badRequest('error.bonus_code.expired');
  if (reason !== undefined) throw badRequest('error.bonus.not_eligible');
  return { campaign, code };
}

/** A code as it is stored: spaces, invisible characters, case and full-width letters make no other code. */
export function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
}

const starts = {
  activate: { from: 'ASSIGNED', refusal: 'error.bonus.not_eligible' },
  release: { from: 'QUEUED', refusal: 'error.bonus.not_active' },
} as const;

/** BON-07, BON-10: makes an assigned or queued bonus active, where no other is. Call it under `lockPlayerAndMoney`. */
export async function startHeld(
  tx: Database,
  player: Player,
  event: keyof typeof starts,
  { bonusAssignmentId, replaces }: { readonly bonusAssignmentId: string; readonly replaces?: Replaced },
  now: Date,
): Promise<Assignment> {
  await requireBonuses(tx, player, now);
  const assignment = await findAssignment(tx, player.id, bonusAssignmentId);
  if (assignment?.state === 'ACTIVE') return assignment;
  if (assignment?.state !== starts[event].from) throw badRequest(starts[event].refusal);
  await requireNoActive(tx, player, assignment.vertical, { replaces, now });
  return activate(tx, player, assignment, event, { by: 'PLAYER', now });
}

/**
 * BON-08, DEC-BON-14: the player lets a bonus wait for the active one, or does not: one that the player has, or that of a campaign or
 * code. It becomes active at once where no other is active any more. Returns the bonus; null where the player does not agree. Call it
 * under `lockPlayerAndMoney`.
 */
export async function agreeToQueue(
  tx: Database,
  player: Player,
  { agreed, ...requested }: BodyOf<typeof answerAgreement>,
  now: Date,
): Promise<Assignment | null> {
  await requireBonuses(tx, player, now);
  const known = await findRequested(tx, player, requested, now);
  // A repeat of a lost answer.
  if (agreed && (known?.state === 'QUEUED' || known?.state === 'ACTIVE')) return known;
  const isWaiting = known?.state === 'ASSIGNED';
  if (requested.bonusAssignmentId !== undefined && !isWaiting) throw badRequest('error.bonus.not_eligible');
  const found = requested.bonusCode === undefined ? undefined : await requireCode(tx, player, requested.bonusCode, now);
  const campaign =
    found?.campaign ??
    (isWaiting ? await findCampaign(tx, known.campaignId) : await requireOpen(tx, player, requested.campaignId ?? '', now));
  if (!campaign) throw badRequest('error.bonus.not_eligible');
  await tx.insert(agreementTable).values({ playerId: player.id, campaignId: campaign.campaignId, agreed, at: now });
  if (!agreed) return null;
  const isOwnOfCode = found !== undefined && campaign.kind === 'MANUAL_BONUS_CODE';
  if (!isWaiting && !isOwnOfCode) requireClaimable(campaign);
  if (!isWaiting && isPaidAtOnce(campaign)) throw badRequest('error.bonus.not_eligible');
  const actor = { by: 'PLAYER', now };
  const assignment = isWaiting ? known : await assign(tx, player, campaign, found ? { code: found.code } : {}, actor);
  const active = await findActive(tx, player.id, assignment.vertical);
  const placed = await (active ? enqueue(tx, assignment, actor) : activate(tx, player, assignment, 'activate', actor));
  if (placed.state === 'ASSIGNED') throw badRequest('error.bonus.queue.full');
  if (found) await spendUse(tx, found.code);
  return placed;
}

/** The player's bonus that is named; else the one of the campaign or code in the present period. */
async function findRequested(
  tx: Database,
  player: Player,
  { bonusAssignmentId, campaignId, bonusCode }: Omit<BodyOf<typeof answerAgreement>, 'agreed'>,
  now: Date,
): Promise<Assignment | undefined> {
  if (bonusAssignmentId !== undefined) return findAssignment(tx, player.id, bonusAssignmentId);
  const code = bonusCode === undefined ? undefined : readCode(bonusCode);
  const { assignments } = await readFacts(tx, player);
  const ofIt = assignments.filter((one) => (code === undefined ? one.campaignId === campaignId : one.code === code));
  const campaign = ofIt[0] && (await findCampaign(tx, ofIt[0].campaignId));
  return campaign && ofIt.find(({ period }) => period === periodOf(campaign, player, now));
}

/** A deposit, a code, a lost stake or a won tournament gives the other kinds. Throws `error.bonus.not_eligible`. */
function requireClaimable(campaign: Campaign): void {
  const isGivenOtherwise = isDepositKind(campaign) || campaign.kind === 'MANUAL_BONUS_CODE' || campaign.kind === 'TOURNAMENT';
  if (isGivenOtherwise || campaign.terms.cashback) throw badRequest('error.bonus.not_eligible');
}

async function requireOpen(tx: Database, player: Player, campaignId: string, now: Date): Promise<Campaign> {
  await requireBonuses(tx, player, now);
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign || campaign.siteId !== siteId || reasonAgainst(campaign, await readFacts(tx, player), now) !== undefined) {
    throw badRequest('error.bonus.not_eligible');
  }
  return campaign;
}

/** Throws the conflict of a campaign whose money would wait behind the active bonus. */
async function requirePlace(
  tx: Database,
  player: Player,
  campaign: Campaign,
  chosen: { readonly replaces: Replaced; readonly now: Date },
): Promise<void> {
  if (isPaidAtOnce(campaign) || campaign.terms.amount === undefined) return;
  await requireNoActive(tx, player, accountVerticalOf(campaign), chosen);
}

/** Counts a use of a code with a limited number. Throws `error.bonus_code.used` if the last one is gone. */
async function spendUse(tx: Database, code: string): Promise<void> {
  const spent = await tx
    .update(codeTable)
    .set({ usesLeft: sql`${codeTable.usesLeft} - 1` })
    .where(and(eq(codeTable.code, code), or(isNull(codeTable.usesLeft), gt(codeTable.usesLeft, 0))))
    .returning({ code: codeTable.code });
  if (spent.length === 0) throw badRequest('error.bonus_code.used');
}
