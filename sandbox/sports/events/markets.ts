import type { MarketPlan, Moment, Outlook } from './matches/match.ts';
import type { Market, OutcomeKind, Selection, SelectionResult } from './model.ts';
import { priceMarket, toOddsMilli } from './prices.ts';

/** A market whose rarest outcome is below it is not offered. */
const minProbability = 0.015;

interface Chance {
  readonly outcome: OutcomeKind;
  readonly probability: number;
}

interface Score {
  readonly home: number;
  readonly away: number;
}

interface MarketOptions {
  readonly eventId: string;
  readonly canStake: boolean;
  readonly isCancelled: boolean;
  /** The sum of the implied probabilities above 1. */
  readonly margin: number;
}

export function buildMarket(plan: MarketPlan, moment: Moment, outlook: Outlook, options: MarketOptions): Market {
  const winners = moment.isOver ? winnersAt(plan, moment) : earlyWinners(plan, moment);
  const chances = chancesOf(plan, outlook).map(({ outcome, probability }) => ({
    outcome,
    probability: winners ? (winners.includes(outcome) ? 1 / winners.length : 0) : clamp(probability),
  }));
  const probabilities = chances.map(({ probability }) => probability);
  const isPriced = probabilities.every((probability) => probability >= minProbability);
  const odds = isPriced ? priceMarket(probabilities, options.margin) : probabilities.map(toOddsMilli);
  return {
    ...plan,
    isOpen: options.canStake && !options.isCancelled && !winners && isPriced,
    selections: chances.map(
      ({ outcome, probability }, index): Selection => ({
        selectionId: `${options.eventId}:${plan.marketId}:${outcome}`,
        outcome,
        runner: null,
        oddsMilli: odds[index] ?? 1_010,
        probability,
        result: options.isCancelled ? 'VOID' : resultOf(outcome, winners),
      }),
    ),
  };
}

const clamp = (probability: number) => Math.min(1, Math.max(0, probability));

/** Where no side won, as a winner market with an equal score by hand, every selection is VOID. */
function resultOf(outcome: OutcomeKind, winners: readonly OutcomeKind[] | undefined): SelectionResult | null {
  if (!winners) return null;
  if (winners.length > 1) return 'VOID';
  return winners[0] === outcome ? 'WON' : 'LOST';
}

function chancesOf({ kind, line }: MarketPlan, outlook: Outlook): readonly Chance[] {
  switch (kind) {
    case '1X2':
      return [
        { outcome: 'HOME', probability: outlook.home },
        { outcome: 'DRAW', probability: outlook.draw },
        { outcome: 'AWAY', probability: outlook.away },
      ];
    case 'WINNER':
      return pair('HOME', 'AWAY', outlook.home);
    case 'OVER_UNDER':
      return pair('OVER', 'UNDER', outlook.over(line ?? 0));
    case 'HANDICAP':
      return pair('HOME', 'AWAY', outlook.covers(line ?? 0));
    case 'BOTH_SCORE':
      return pair('YES', 'NO', outlook.bothScore);
  }
}

const pair = (first: OutcomeKind, second: OutcomeKind, probability: number): readonly Chance[] => [
  { outcome: first, probability },
  { outcome: second, probability: 1 - probability },
];

/** The outcome of a final score; both sides where it decides nothing. */
function winnersAt({ kind, line }: MarketPlan, { home, away }: Score): readonly OutcomeKind[] {
  const margin = home - away + (kind === 'HANDICAP' ? (line ?? 0) : 0);
  switch (kind) {
    case '1X2':
      return [margin > 0 ? 'HOME' : margin < 0 ? 'AWAY' : 'DRAW'];
    case 'WINNER':
    case 'HANDICAP':
      return margin === 0 ? ['HOME', 'AWAY'] : [margin > 0 ? 'HOME' : 'AWAY'];
    case 'OVER_UNDER':
      return [home + away > (line ?? 0) ? 'OVER' : 'UNDER'];
    case 'BOTH_SCORE':
      return [home > 0 && away > 0 ? 'YES' : 'NO'];
  }
}

/** What no further goal can change. */
function earlyWinners({ kind, line }: MarketPlan, { home, away }: Score): readonly OutcomeKind[] | undefined {
  if (kind === 'OVER_UNDER' && home + away > (line ?? 0)) return ['OVER'];
  if (kind === 'BOTH_SCORE' && home > 0 && away > 0) return ['YES'];
  return undefined;
}
