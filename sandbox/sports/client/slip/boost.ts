import { boostOf, nextBoost } from '#lib/core/money/accumulator-boost.ts';
import type { WireBet, WireMe } from '../../wire.ts';
import type { PlannedBet } from './bets.ts';

type Terms = NonNullable<WireMe['player']>['boosts'][number];

/** The boost of an accumulator that wins with all of its selections. */
export interface BetBoost {
  readonly title: string;
  readonly percent: number;
  /** What is paid beside the payout; 0 before the first step. */
  readonly minor: number;
  /** Selections that count, and the odds that they need. */
  readonly count: number;
  readonly minOddsMilli: number;
  readonly maxMinor: number;
  readonly next: ReturnType<typeof nextBoost>;
}

interface Legs {
  readonly legs: readonly { readonly eventId: string; readonly oddsMilli: number }[];
  readonly netMinor: number;
}

function best(boosts: readonly Terms[], { legs, netMinor }: Legs): BetBoost | undefined {
  const [first] = boosts
    .map((terms) => {
      const boost = boostOf(terms, legs, netMinor);
      return { ...terms, ...boost, next: nextBoost(terms, boost.count) };
    })
    .sort((one, other) => other.minor - one.minor || other.percent - one.percent);
  return first;
}

/** The boost that pays the most for an accumulator of the slip; undefined where none can. A free bet earns none. */
export function boostOfPlan(bet: PlannedBet | undefined, me: WireMe | undefined): BetBoost | undefined {
  if (bet?.kind !== 'ACCUMULATOR' || bet.freeBetId) return undefined;
  return best(me?.player?.boosts ?? [], { legs: bet.picks, netMinor: bet.possibleWinMinor - (bet.stakeMinor ?? 0) });
}

/** What an open bet is paid beside its payout if it wins; 0 for one that was placed before the player joined. */
export function boostMinorOf(bet: WireBet, me: WireMe | undefined): number {
  if (bet.kind !== 'ACCUMULATOR' || bet.isFreeBet) return 0;
  const joined = (me?.player?.boosts ?? []).filter(({ joinedAt }) => Date.parse(joinedAt) <= Date.parse(bet.placedAt));
  const legs = bet.selections.filter(({ result }) => result !== 'VOID');
  return best(joined, { legs, netMinor: bet.possibleWinMinor - bet.stakeMinor })?.minor ?? 0;
}
