import { and, eq, lte } from 'drizzle-orm';
import { type BoostTerms, boostOf } from '#lib/core/money/accumulator-boost.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { SettledLeg } from '#lib/sportsbook/seamless/contract.ts';
import type { CampaignTerms } from '#sandbox/data/tables/campaign-terms.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { mayHaveBonuses, readFacts, reasonAgainst } from '../eligibility.ts';
import { campaignTable, optInTable } from '../tables.ts';

interface WonBet {
  readonly placedAt: Date;
  /** The payout without the stake. */
  readonly netMinor: number;
  readonly legs: readonly SettledLeg[];
}

/** The terms of a campaign in a currency. */
export const boostTermsOf = (
  { percents, minOdds, max }: NonNullable<CampaignTerms['accumulator']>,
  currency: string,
): BoostTerms => ({ percents, minOddsMilli: Math.round(minOdds * 1_000), maxMinor: scaleEuro(max, currency).minor });

/**
 * DEC-SPB-13: the boost that a won bet earns, from the campaign that pays the most; undefined without one. The player joined the
 * campaign before the bet, and it was open then; whether the player may have bonuses is asked now.
 */
export async function findBoost(tx: Database, player: Player, bet: WonBet, now: Date) {
  if (bet.netMinor <= 0 || !(await mayHaveBonuses(tx, player, now))) return undefined;
  const joined = await tx
    .select({ campaign: campaignTable })
    .from(optInTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, optInTable.campaignId))
    .where(and(eq(optInTable.playerId, player.id), lte(optInTable.at, bet.placedAt)));
  const boosts = joined.flatMap(({ campaign }) => {
    const { accumulator } = campaign.terms;
    const minor = accumulator ? boostOf(boostTermsOf(accumulator, player.currencyCode), bet.legs, bet.netMinor).minor : 0;
    return minor > 0 ? [{ campaign, minor }] : [];
  });
  if (boosts.length === 0) return undefined;
  const facts = await readFacts(tx, player);
  return boosts
    .toSorted((one, other) => other.minor - one.minor)
    .find(({ campaign }) => {
      // A campaign that was canceled since has the time of that as its end.
      return reasonAgainst({ ...campaign, status: 'ACTIVE' }, facts, bet.placedAt) === undefined;
    });
}

/** The boosts that a bet placed now would earn. */
export async function listBoosts(db: Database, player: Player, now: Date) {
  const joined = await db
    .select({ campaign: campaignTable, at: optInTable.at })
    .from(optInTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, optInTable.campaignId))
    .where(and(eq(optInTable.playerId, player.id), lte(optInTable.at, now)));
  const boosts = joined.flatMap(({ campaign, at }) => {
    const { accumulator } = campaign.terms;
    return accumulator ? [{ campaign, at, terms: boostTermsOf(accumulator, player.currencyCode) }] : [];
  });
  if (boosts.length === 0 || !(await mayHaveBonuses(db, player, now))) return [];
  const facts = await readFacts(db, player);
  return boosts.filter(({ campaign }) => reasonAgainst(campaign, facts, now) === undefined);
}
