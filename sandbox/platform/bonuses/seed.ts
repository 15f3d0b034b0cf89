import { sql } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { inEveryLanguage } from '#sandbox/data/content/document.ts';
import { gameId } from '#sandbox/data/content/games/games.ts';
import { campaignCopy } from '#sandbox/data/copy/catalogs.ts';
import { type CampaignId, campaignTable as campaigns, codeTable as codes } from '#sandbox/data/tables/campaign-table.ts';
import { type CampaignTexts, termsSchema } from '#sandbox/data/tables/campaign-terms.ts';
import type { Database } from '#sandbox/database/database.ts';
import { siteId } from '../players/tables.ts';
import { amountsIn, requirementOf } from './campaigns.ts';
import { assignmentTable, type Campaign, campaignTable, codeTable, transitionTable } from './tables.ts';

/** Replaces all campaigns and bonuses by the seeded ones. */
export async function seedCampaigns(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`truncate campaign_change, tournament_paid, cashback_payment, cashback, free_spin, bonus_contribution, bonus_transition, bonus_assignment, bonus_opt_in, bonus_agreement, bonus_code, bonus_campaign restart identity`,
  );
  await db.insert(campaignTable).values(campaigns.map((row) => writeCampaignRow(row, now)));
  const at = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * dayMs));
  await db.insert(codeTable).values(
    codes.map(({ code, campaignId, usesLeft = null, expiresIn, siteId: site = siteId }) => ({
      code,
      campaignId,
      usesLeft,
      siteId: site,
      expiresAt: at(expiresIn),
    })),
  );
}

export function writeCampaignRow(
  { campaignId, kind, vertical, trigger, moneyType, status, days, terms }: (typeof campaigns)[number],
  now: Date,
): Campaign {
  const [start, end] = days;
  const { excludedGames = [], freeSpins, ...rest } = terms;
  return {
    campaignId,
    siteId,
    kind,
    vertical,
    trigger,
    moneyType,
    status: status ?? 'ACTIVE',
    terms: termsSchema.parse({
      ...rest,
      excludedGames: excludedGames.map(gameId),
      ...(freeSpins && {
        freeSpins: {
          gameId: gameId(freeSpins.game),
          ...(freeSpins.otherGames && { otherGames: freeSpins.otherGames.map(gameId) }),
          count: freeSpins.count,
          betValue: freeSpins.betValue,
          wrMultiplier: freeSpins.wrMultiplier,
        },
      }),
    }),
    texts: textsOf(campaignId),
    startedAt: new Date(now.getTime() + start * dayMs),
    endedAt: end === undefined ? null : new Date(now.getTime() + end * dayMs),
  };
}

function textsOf(campaignId: CampaignId): CampaignTexts {
  const texts = inEveryLanguage(campaignCopy, ({ campaigns: copies }) => copies[campaignId]);
  return { ...texts, en: campaignCopy.in('en').campaigns[campaignId] };
}

export interface SeededBonus {
  readonly assignmentId: string;
  readonly campaignId: string;
  readonly playerId: number;
  readonly currency: string;
  readonly euros: number;
  readonly activatedAt: Date;
}

/** Seeds an active bonus of a test player, whose money the history has credited. */
export async function seedActiveBonus(db: Database, bonus: SeededBonus): Promise<void> {
  const { assignmentId, playerId, currency, euros, activatedAt } = bonus;
  const row = campaigns.find(({ campaignId }) => campaignId === bonus.campaignId);
  if (!row) throw new Error(`There is no campaign ${bonus.campaignId}.`);
  const campaign = writeCampaignRow(row, activatedAt);
  const bonusMinor = scaleEuro(euros, currency).minor;
  const { matchPercent } = campaign.terms;
  const depositMinor = matchPercent === undefined ? 0 : Math.ceil((bonusMinor * 100) / matchPercent);
  await db.insert(assignmentTable).values({
    assignmentId,
    campaignId: campaign.campaignId,
    playerId,
    state: 'ACTIVE',
    trigger: campaign.trigger,
    vertical: 'CASINO',
    moneyType: campaign.moneyType,
    currency,
    bonusMinor,
    requiredMinor: requirementOf(campaign, bonusMinor, depositMinor),
    maxBetMinor: amountsIn(campaign, currency).maxBetMinor,
    validDays: campaign.terms.validDays,
    createdAt: activatedAt,
    activatedAt,
    expiresAt: new Date(activatedAt.getTime() + campaign.terms.validDays * dayMs),
  });
  const moved = { assignmentId, by: 'PLAYER', at: activatedAt } as const;
  await db.insert(transitionTable).values([
    { ...moved, event: 'assign', from: null, to: 'ASSIGNED' },
    { ...moved, event: 'activate', from: 'ASSIGNED', to: 'ACTIVE' },
  ]);
}
