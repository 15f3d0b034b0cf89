import type { SelectionResult } from '../events/model.ts';
import { multiplyOdds, payoutOf } from './pricing.ts';

interface Decidable {
  readonly stakeMinor: number;
  readonly selections: readonly { readonly oddsMilli: number; readonly result: SelectionResult | null }[];
}

/** How a bet ends. `payoutMinor` includes the stake; the odds are those without voided selections. */
export type BetOutcome =
  | { readonly state: 'WON' | 'LOST'; readonly payoutMinor: number; readonly totalOddsMilli: number }
  | { readonly state: 'VOID' };

/** The odds that a bet is paid at if it wins: a void selection counts 1.0. */
export function oddsThatCount(selections: Decidable['selections']): number {
  return multiplyOdds(selections.map(({ oddsMilli, result }) => (result === 'VOID' ? 1_000 : oddsMilli)));
}

/** Undefined while it is open. A bet is lost with its first lost selection. */
export function decideBet({ stakeMinor, selections }: Decidable): BetOutcome | undefined {
  const totalOddsMilli = oddsThatCount(selections);
  if (selections.some(({ result }) => result === 'LOST')) return { state: 'LOST', payoutMinor: 0, totalOddsMilli };
  if (selections.some(({ result }) => result === null)) return undefined;
  if (selections.every(({ result }) => result === 'VOID')) return { state: 'VOID' };
  return { state: 'WON', payoutMinor: payoutOf(stakeMinor, totalOddsMilli), totalOddsMilli };
}
