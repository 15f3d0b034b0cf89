import { gt, lte, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { boundsOf, isWithinTolerance, multiplyOdds, payoutOf } from './pricing.ts';
import type { RefusalCode } from './refusal.ts';
import { type EventReader, findSelection, isOpenForBets } from './selections.ts';
import type { Bet, BetSelection } from './tables.ts';

/** The delay of bets and cash-outs with a live selection. */
export const liveDelayMs = 5_000;
/** A delay that ends later than this, after an outage or a move of the clock, leads to nothing: much may have happened meanwhile. */
const maxLateMs = 30_000;

/** Where what waits is due; business time may have gone back since. What was placed while a pass runs is not due in it. */
export const isDue = (dueAt: PgColumn, now: Date) =>
  or(lte(dueAt, now), gt(dueAt, new Date(now.getTime() + liveDelayMs + maxLateMs)));

export const isTooLate = (dueAt: Date | null, now: Date) => dueAt !== null && now.getTime() - dueAt.getTime() > maxLateMs;

type Accepted =
  | { readonly kind: 'accepted'; readonly selections: readonly BetSelection[]; readonly totalOddsMilli: number }
  | { readonly kind: 'rejected'; readonly code: RefusalCode };

/**
 * Checks a bet again at the end of its delay. It keeps the odds that it was placed at while they have fallen by no more than the
 * tolerance; higher ones, and with ANY also lower ones, apply where they were accepted, unless it could then win more than is paid.
 */
export function checkAfterDelay(
  book: EventReader,
  { accept, selections, stakeMinor, currency, dueAt }: Pick<Bet, 'accept' | 'selections' | 'stakeMinor' | 'currency' | 'dueAt'>,
  now: Date,
): Accepted {
  if (isTooLate(dueAt, now)) return { kind: 'rejected', code: 'UNAVAILABLE' };
  const checked: BetSelection[] = [];
  for (const taken of selections) {
    const found = findSelection(book, taken.selectionId, now);
    if (!found || !isOpenForBets(found)) return { kind: 'rejected', code: 'SELECTION_CLOSED' };
    const { oddsMilli } = found.selection;
    if (accept !== 'ANY' && !isWithinTolerance(taken.oddsMilli, oddsMilli)) return { kind: 'rejected', code: 'ODDS_CHANGED' };
    const applies = accept === 'ANY' || (accept === 'HIGHER' && oddsMilli > taken.oddsMilli);
    checked.push(applies ? { ...taken, oddsMilli } : taken);
  }
  const totalOddsMilli = multiplyOdds(checked.map(({ oddsMilli }) => oddsMilli));
  const isTooMuch = payoutOf(stakeMinor, totalOddsMilli) > boundsOf(currency).maxWinMinor;
  return isTooMuch ? { kind: 'rejected', code: 'ODDS_CHANGED' } : { kind: 'accepted', selections: checked, totalOddsMilli };
}
