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
  /** The campaigns that were open to the player then; null where they were not stored. */
  readonly boostCampaigns: readonly string[] | null;
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
  const { boostCampaigns, placedAt } = bet;
  const boosts = boostCampaigns
    ? (await listJoined(tx, player, placedAt)).filter(({ campaign }) => boostCampaigns.includes(campaign.campaignId))
    : await listOpenBoosts(tx, player, placedAt);
  return boosts
    .map(({ campaign, terms }) => ({ campaign, minor: boostOf(terms, bet.legs, bet.netMinor).minor }))
    .filter(({ minor }) => minor > 0)
    .toSorted((one, other) => other.minor - one.minor)[0];
}

/** The boosts that a bet placed now would earn. */
export async function listBoosts(db: Database, player: Player, now: Date) {
  const boosts = await listOpenBoosts(db, player, now);
  return boosts.length > 0 && (await mayHaveBonuses(db, player, now)) ? boosts : [];
}

/** The boosts of campaigns that the player had joined at a time and that were open to them then. */
export async function listOpenBoosts(db: Database, player: Player, at: Date) {
  const boosts = await listJoined(db, player, at);
  if (boosts.length === 0) return [];
  const facts = await readFacts(db, player);
  // A campaign that was canceled since has the time of that as its end.
  return boosts.filter(({ campaign }) => reasonAgainst({ ...campaign, status: 'ACTIVE' }, facts, at) === undefined);
}

async function listJoined(db: Database, player: Player, at: Date) {
  const joined = await db
    .select({ campaign: campaignTable, at: optInTable.at })
    .from(optInTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, optInTable.campaignId))
    .where(and(eq(optInTable.playerId, player.id), lte(optInTable.at, at)));
  return joined.flatMap(({ campaign, ...rest }) => {
    const { accumulator } = campaign.terms;
    return accumulator ? [{ campaign, ...rest, terms: boostTermsOf(accumulator, player.currencyCode) }] : [];
  });
}
