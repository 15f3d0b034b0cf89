import type { FeedMessage, WireBet, WireEvent } from '../../wire.ts';
import { getMessage } from '../shared/facts.ts';
import { focusOn } from '../shared/focus.ts';
import { formatOdds } from '../shared/format.ts';
import type { Pick } from '../slip/pick.ts';
import { hasChanged, refreshPicks, type Slip } from '../slip/slip.ts';
import { outcomeName } from '../views/names.ts';
import { findMoves, mergeEvents } from './events.ts';
import type { CashOut } from './state.ts';
import { getState, setState } from './store.ts';

const moveMs = 6_000;

/** Handles a message of the feed. */
export function handleFeed(message: FeedMessage): void {
  if (message.type === 'events') applyEvents(message.events);
  else if (message.type === 'bet') applyBet(message.bet);
  else if (message.type === 'me') setState({ me: message.me });
}

function applyEvents(changed: readonly WireEvent[]): void {
  const { events, moves, slip } = getState();
  const found = findMoves(events, changed);
  const merged = mergeEvents(events, changed);
  const next = refreshPicks(slip, merged);
  const announcement = describeChanges(slip, next);
  setState({
    events: merged,
    receivedAt: Date.now(),
    slip: next,
    moves: new Map([...moves, ...found]),
    ...(announcement && { announcement }),
  });
  if (found.size > 0) setTimeout(() => forgetMoves(found), moveMs);
}

function forgetMoves(old: ReturnType<typeof findMoves>): void {
  const moves = new Map(getState().moves);
  for (const id of old.keys()) moves.delete(id);
  setState({ moves });
}

/** A bet that the feed or a call returned; one that has ended leaves the list of open ones at the next reading. */
export function applyBet(bet: WireBet): void {
  const { bets, cashOut } = getState();
  const isOffered = bet.cashOut?.offerId === cashOut?.offerId;
  const requested = cashOut?.betId === bet.betId && !cashOut.isSending && !cashOut.message ? cashOut : undefined;
  setState({ bets: new Map([...bets, [bet.betId, bet]]) });
  if (!requested || isOffered) return;
  showCashOut(changeOffer(requested, bet.cashOut));
}

/** Selects the card of a bet. */
export const cardOf = (betId: string | undefined) => `[data-bet="${betId}"]`;

/** Shows a cash-out that has changed. Its message replaces the question, which may have focus. */
export function showCashOut(cashOut: CashOut): void {
  const { betId, message } = cashOut;
  const hadFocus = document.activeElement?.closest(`${cardOf(betId)} .question-box`);
  setState({ cashOut, ...(message && { announcement: message }) });
  if (message && hadFocus) setTimeout(() => focusOn(`${cardOf(betId)} .question`));
}

/** The cash-out with another offer, or without one. */
export function changeOffer(requested: CashOut, offer: WireBet['cashOut']): CashOut {
  if (!offer) return { ...requested, message: getMessage('cashOutGone') };
  const oldMinor = offer.amountMinor === requested.amountMinor ? requested.oldMinor : requested.amountMinor;
  return { ...requested, ...offer, oldMinor };
}

/** The changes of the slip in words; undefined where there are none to read out. */
function describeChanges(before: Slip, after: Slip): string | undefined {
  const sentences = after.picks.flatMap((pick, index) => describeChange(before.picks[index], pick) ?? []);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function describeChange(before: Pick | undefined, pick: Pick): string | undefined {
  if (!before || before.selectionId !== pick.selectionId) return undefined;
  const outcome = outcomeName(pick);
  if (!before.isGone && pick.isGone) return getMessage('selectionGoneSpoken', { outcome });
  if (before.isOpen && !pick.isOpen) return getMessage('selectionClosedSpoken', { outcome });
  if (!before.isOpen && pick.isOpen) return getMessage('selectionOpenSpoken', { outcome });
  if (before.currentMilli === pick.currentMilli || !hasChanged(pick)) return undefined;
  return getMessage('oddsChangedSpoken', { outcome, old: formatOdds(pick.oddsMilli), new: formatOdds(pick.currentMilli) });
}
