import type { z } from 'zod';
import type { placeBetSchema } from '../wire.ts';
import { boundsOf, maxSelections, multiplyOdds, payoutOf } from './pricing.ts';
import { SportsRefused } from './refusal.ts';
import { type EventReader, type Found, findSelection, isOpenForBets } from './selections.ts';

export type PlaceBet = z.output<typeof placeBetSchema>;

/** The selections of a bet as they are now. Throws `SportsRefused` for one that cannot be placed. */
export function checkBet(book: EventReader, bet: PlaceBet, currency: string, now: Date): readonly Found[] {
  const { kind, selections, stakeMinor, freeBetId, accept } = bet;
  const fits = kind === 'SINGLE' ? selections.length === 1 : selections.length >= 2 && selections.length <= maxSelections;
  if (!fits) throw new SportsRefused('BAD_REQUEST');
  const found = selections.map(({ selectionId }) => {
    const each = findSelection(book, selectionId, now);
    if (!each) throw new SportsRefused('SELECTION_UNKNOWN');
    return each;
  });
  if (new Set(found.map(({ state }) => state.event.eventId)).size < found.length) throw new SportsRefused('SAME_EVENT');
  if (new Set(found.map(({ state }) => state.event.isVirtual)).size > 1) throw new SportsRefused('VIRTUAL_MIXED');
  if (!found.every(isOpenForBets)) throw new SportsRefused('SELECTION_CLOSED', { selections: found.map(showSelection) });
  const isAccepted = selections.every(({ oddsMilli }, index) => accepts(accept, oddsMilli, found[index]));
  if (!isAccepted) throw new SportsRefused('ODDS_CHANGED', { selections: found.map(showSelection) });
  const { minStakeMinor, maxWinMinor } = boundsOf(currency);
  if (freeBetId === undefined && stakeMinor < minStakeMinor) {
    throw new SportsRefused('STAKE_TOO_LOW', { boundMinor: minStakeMinor });
  }
  const win = payoutOf(stakeMinor, multiplyOdds(found.map(({ selection }) => selection.oddsMilli)));
  if (win > maxWinMinor) throw new SportsRefused('WIN_TOO_HIGH', { boundMinor: maxWinMinor });
  return found;
}

export function showSelection(found: Found) {
  const { selectionId, oddsMilli } = found.selection;
  return { selectionId, oddsMilli, isOpen: isOpenForBets(found) };
}

function accepts(accept: PlaceBet['accept'], shownMilli: number, found: Found | undefined): boolean {
  const currentMilli = found?.selection.oddsMilli ?? 0;
  return accept === 'ANY' || currentMilli === shownMilli || (accept === 'HIGHER' && currentMilli > shownMilli);
}
