import { and, eq, lte } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { SettledLeg } from '#lib/sportsbook/seamless/contract.ts';
import type { CampaignTerms } from '#sandbox/data/tables/campaign-terms.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { mayHaveBonuses, readFacts, reasonAgainst } from '../eligibility.ts';
import { campaignTable, optInTable } from '../tables.ts';

/** Selections that the first percentage is for. */
const minLegs = 3;

interface WonBet {
  readonly placedAt: Date;
  /** The payout without the stake. */
  readonly netMinor: number;
  readonly legs: readonly SettledLeg[];
}

/** What a campaign pays extra for a bet, in minor units; of selections on one event one counts. */
export function boostOf(
  { percents, minOdds, max }: NonNullable<CampaignTerms['accumulator']>,
  { netMinor, legs }: Pick<WonBet, 'netMinor' | 'legs'>,
  currency: string,
): number {
  const counted = legs.filter(({ oddsMilli }) => oddsMilli >= Math.round(minOdds * 1_000));
  const events = new Set(counted.map(({ eventId }) => eventId)).size;
  const percent = percents[Math.min(events - minLegs, percents.length - 1)] ?? 0;
  return Math.max(0, Math.min(Math.floor((netMinor * percent) / 100), scaleEuro(max, currency).minor));
}

/**
 * DEC-SPB-13: the boost that a won bet earns, from the campaign that pays the most; undefined without one. The player joined the
 * campaign before the bet, and it was open then; whether the player may have bonuses is asked now.
 */
export async function findBoost(tx: Database, player: Player, bet: WonBet, now: Date) {
  if (bet.netMinor <= 0 || bet.legs.length < minLegs || !(await mayHaveBonuses(tx, player, now))) return undefined;
  const joined = await tx
    .select({ campaign: campaignTable })
    .from(optInTable)
    .innerJoin(campaignTable, eq(campaignTable.campaignId, optInTable.campaignId))
    .where(and(eq(optInTable.playerId, player.id), lte(optInTable.at, bet.placedAt)));
  const boosts = joined.flatMap(({ campaign }) => {
    const { accumulator } = campaign.terms;
    const minor = accumulator ? boostOf(accumulator, bet, player.currencyCode) : 0;
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
