import { refusalSchema, type WireEvent } from '../../wire.ts';
import type { Refusal } from '../shared/api.ts';
import { countMessage, facts, getMessage } from '../shared/facts.ts';
import { focusOn } from '../shared/focus.ts';
import { isNarrow } from '../shared/frame-size.ts';
import { sendToSite } from '../shared/site.ts';
import type { Market, Selection } from '../state/events.ts';
import { applyBet } from '../state/live.ts';
import { loadMe } from '../state/load.ts';
import { getState, setState } from '../state/store.ts';
import { outcomeName } from '../views/names.ts';
import { betsToPlace } from './bets.ts';
import { type Attempts, fetchOutcome, isNoAnswer, type Placed, placeBet } from './place.ts';
import { addPick, forgetPicks, makePick, refreshFromRefusal, removePicks, type Slip, undoRemove } from './slip.ts';

/** Changes the slip by a pure function; what was refused before is to be judged again, unless a press is still placing. */
export function changeSlip(change: (slip: Slip) => Slip, announcement?: string): void {
  const { slip, isPlacing } = getState();
  setState({ slip: change(slip), ...(!isPlacing && { refusals: new Map() }), ...(announcement && { announcement }) });
}

/** Adds a selection, or removes it if it is in the slip. */
export function toggleSelection(event: WireEvent, market: Market, selection: Selection): void {
  const { slip, isPlacing } = getState();
  const pick = makePick(event, market, selection);
  if (slip.picks.some(({ selectionId }) => selectionId === pick.selectionId)) {
    removeSelections([pick.selectionId]);
    return;
  }
  const added = addPick(slip, pick);
  const count = countMessage('selections', added.picks.length);
  if (!isPlacing) setState({ receipts: [] });
  changeSlip(() => added, `${getMessage('added', { outcome: outcomeName(pick) })} ${count}`);
}

export function removeSelections(ids: readonly string[]): void {
  const { slip: now, isPlacing } = getState();
  const removed = now.picks.filter(({ selectionId }) => ids.includes(selectionId));
  const [only] = removed;
  if (!only || isPlacing) return;
  const text = removed.length > 1 ? getMessage('allRemoved') : getMessage('removed', { outcome: outcomeName(only) });
  changeSlip((slip) => removePicks(slip, ids), text);
  // The button that had focus is gone.
  if (document.activeElement?.closest('.slip')) setTimeout(() => focusOn('.removed button'));
}

export function undoRemoval(): void {
  if (getState().isPlacing) return;
  changeSlip(undoRemove);
  setTimeout(() => focusOn('.slip h2'));
}

export function openSlip(isSlipOpen: boolean): void {
  setState({ isSlipOpen, ...(!isSlipOpen && !getState().isPlacing && { receipts: [] }) });
  if (!isNarrow()) return;
  if (isSlipOpen) setTimeout(() => focusOn('.slip h2'));
  // The site's bar takes the focus where it is left.
  else if (getState().slip.picks.length === 0) setTimeout(() => focusOn('main h1'));
}

export const signIn = () => sendToSite({ type: 'sb.login', payload: {} });

export const refusalKey = (selectionIds: readonly string[]) => selectionIds.join(' ');

/** Places what the slip holds: an accumulator, or the singles one after the other until one has no answer. */
export async function placeSlip(): Promise<void> {
  const { slip, me, isPlacing } = getState();
  if (isPlacing) return;
  setState({ isPlacing: true, refusals: new Map(), receipts: [] });
  for (const bet of betsToPlace(slip, me, facts.numbers)) {
    const selectionIds = bet.picks.map(({ selectionId }) => selectionId);
    const { picks, accept } = getState().slip;
    // A sign-out empties the slip.
    if (!selectionIds.every((id) => picks.some(({ selectionId }) => selectionId === id))) continue;
    const refusal = showPlaced(selectionIds, await placeBet(bet, accept, attempts));
    if (attempts.list().length > 0 || (refusal && isNoAnswer(refusal))) break;
  }
  endPlacing(true);
}

/** Requests what became of the bets without an answer: of a page that was left, or whose connection was lost. */
export async function fetchOutcomes(): Promise<void> {
  // The button, which is gone while it is asked.
  const hadFocus = Boolean(document.activeElement?.closest('.place-bet'));
  setState({ isPlacing: true, isChecking: true, refusals: new Map() });
  for (const attempt of getState().attempts) showPlaced(attempt.selectionIds, await fetchOutcome(attempt, attempts));
  endPlacing(hadFocus);
}

/** Moves focus to what to do next, the receipt or what was refused, unless the player has gone on to something else meanwhile. */
function endPlacing(hadFocus: boolean): void {
  const { receipts } = getState();
  const { activeElement } = document;
  const isAtSlip = document.hasFocus() && (activeElement === document.body || activeElement?.closest('.slip'));
  setState({ isPlacing: false, isChecking: false });
  if (hadFocus && isAtSlip) setTimeout(() => focusOn('.receipt h3', '.slip .refused', '.slip h2'));
  else if (receipts.length > 0) setState({ announcement: countMessage('placedCount', receipts.length) });
  if (receipts.length === 0) return;
  sendToSite({ type: 'sb.balance', payload: {} });
  void loadMe();
}

const attempts: Attempts = {
  list: () => getState().attempts,
  set: (list) => setState({ attempts: list }),
};

/** Shows what became of a bet on these selections; returns its refusal. */
function showPlaced(selectionIds: readonly string[], placed: Placed): Refusal | undefined {
  const { slip, refusals, receipts, me } = getState();
  if (placed.kind === 'bet' && placed.bet.state !== 'REJECTED') {
    applyBet(placed.bet);
    setState({ slip: forgetPicks(slip, selectionIds), receipts: [...receipts, placed.bet] });
    sendToSite({ type: 'sb.betPlaced', payload: { betId: placed.bet.betId } });
    return undefined;
  }
  const refusal = placed.kind === 'bet' ? rejectionOf(placed.bet.rejection) : placed.refusal;
  const changed = 'selections' in refusal ? refusal.selections : undefined;
  setState({
    ...(refusal.code === 'LOGIN_REQUIRED' && me && { me: { ...me, player: null } }),
    refusals: new Map([...refusals, [refusalKey(selectionIds), refusal]]),
    ...(changed && { slip: refreshFromRefusal(slip, changed) }),
  });
  return refusal;
}

/** The refusal of a bet that was rejected after its delay. */
function rejectionOf(code: string | null): Refusal {
  const refusal = refusalSchema.safeParse({ code });
  return refusal.success ? refusal.data : { code: 'UNAVAILABLE' };
}
