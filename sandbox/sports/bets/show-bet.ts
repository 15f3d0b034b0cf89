import type { WireBet } from '../wire.ts';
import { paidOf } from './movements.ts';
import { type Offers, priceOf } from './offers.ts';
import { oddsThatCount } from './outcome.ts';
import { payoutOf } from './pricing.ts';
import { createReader, currentResult, type EventReader, readEvent } from './selections.ts';
import type { Bet, BetSelection } from './tables.ts';

/** Bets as the page shows them, with the state of their events and a price while they may be sold. */
export function createShowBet(book: EventReader, offers: Offers) {
  function showSelection(reader: EventReader, selection: BetSelection, isOpen: boolean, now: Date) {
    const { endsAt: _, isLive: __, ...shown } = selection;
    const state = readEvent(reader, selection, now);
    const result = isOpen ? currentResult(reader, selection, now) : selection.result;
    return { ...shown, phase: state?.phase ?? ('ENDED' as const), score: state?.score ?? null, result };
  }

  return function showBet(bet: Bet, now: Date, reader: EventReader = createReader(book)): WireBet {
    const price = priceOf(reader, bet, now);
    const { betId, kind, state, rejection, currency, stakeMinor, payoutMinor, boostMinor } = bet;
    const selections = bet.selections.map((each) => showSelection(reader, each, state === 'OPEN', now));
    const totalOddsMilli = oddsThatCount(selections);
    return {
      betId,
      kind,
      state,
      rejection,
      placedAt: bet.placedAt.toISOString(),
      settledAt: bet.settledAt?.toISOString() ?? null,
      currency,
      stakeMinor,
      isFreeBet: bet.freeBetId !== null,
      totalOddsMilli,
      possibleWinMinor: paidOf(bet, payoutOf(stakeMinor, totalOddsMilli)),
      payoutMinor,
      boostMinor,
      selections,
      cashOut: price ? offers.make(bet, price.amountMinor, now) : null,
      isCashingOut: bet.cashOutDueAt !== null,
    };
  };
}
export type ShowBet = ReturnType<typeof createShowBet>;
