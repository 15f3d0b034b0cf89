import { scaleEuro, scaleStake } from '#lib/core/money/scale.ts';

export const maxSelections = 12;
const minStakeEuro = 0.1;
const maxWinEuro = 50_000;
/** The sportsbook's share of a cash-out. */
const cashOutMarginPercent = 5;
/** How much the odds of a live selection may fall within the delay of a bet without changing it. */
const toleratedFallPercent = 3;

/** Bounds of a bet in minor units of a currency. */
export function boundsOf(currency: string) {
  return { minStakeMinor: scaleStake(minStakeEuro, currency).minor, maxWinMinor: scaleEuro(maxWinEuro, currency).minor };
}

/** The product of odds, in thousandths and rounded down; at most the largest safe integer. */
export function multiplyOdds(odds: readonly number[]): number {
  return toSafeNumber(odds.reduce((total, each) => total * BigInt(each), 1_000n) / 1_000n ** BigInt(odds.length));
}

/** The whole payout of a stake, rounded down to a minor unit. */
export function payoutOf(stakeMinor: number, totalOddsMilli: number): number {
  return toSafeNumber((BigInt(stakeMinor) * BigInt(totalOddsMilli)) / 1_000n);
}

function toSafeNumber(value: bigint): number {
  const largest = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(value > largest ? largest : value);
}

export function isWithinTolerance(takenMilli: number, currentMilli: number): boolean {
  return currentMilli * 100 >= takenMilli * (100 - toleratedFallPercent);
}

/** A selection of a bet that is sold: the odds taken, and the probability that it wins; 1 once it has won. A void one has odds of 1. */
export interface SoldSelection {
  readonly oddsMilli: number;
  readonly probability: number;
}

/** What a bet is worth now, less the margin: the stake times the odds taken, over the fair odds of all selections. */
export function cashOutValue(stakeMinor: number, selections: readonly SoldSelection[]): number {
  const share = selections.reduce((total, { oddsMilli, probability }) => (total * oddsMilli * probability) / 1_000, 1);
  return Math.floor((stakeMinor * share * (100 - cashOutMarginPercent)) / 100);
}
