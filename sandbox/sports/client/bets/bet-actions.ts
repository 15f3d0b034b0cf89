import { betReplySchema, type WireBet } from '../../wire.ts';
import { getJson, postJson, type Refusal, wait } from '../shared/api.ts';
import { getMessage } from '../shared/facts.ts';
import { focusOn } from '../shared/focus.ts';
import { money } from '../shared/format.ts';
import { cashOutRefusal } from '../shared/refusal-message.ts';
import { sendToSite } from '../shared/site.ts';
import { applyBet, cardOf, changeOffer, showCashOut } from '../state/live.ts';
import { loadBets, loadMe } from '../state/load.ts';
import type { BetTab, CashOut } from '../state/state.ts';
import { getState, setState } from '../state/store.ts';

const pollMs = 1_000;
/** Somewhat longer than the delay of a live bet. */
const maxPolls = 10;

export function openTab(tab: BetTab): void {
  setState({ tab, cashOut: undefined });
  void loadBets(tab);
}

/** Reads the bets that follow those of a list. With the last of them the button goes, which had focus. */
export async function loadMoreBets(tab: BetTab, before: string): Promise<void> {
  const loaded = new Set(getState().lists[tab].ids);
  await loadBets(tab, before);
  const { ids, next } = getState().lists[tab];
  if (next === null && document.activeElement === document.body)
    setTimeout(() => focusOn(`${cardOf(ids.find((id) => !loaded.has(id)))} h2`, 'main h1'));
}

/** Asks whether a bet is to be sold for what is offered now. */
export function requestCashOut({ betId, cashOut }: WireBet): void {
  if (!cashOut) return;
  setState({ cashOut: { betId, ...cashOut, oldMinor: undefined, isSending: false, message: undefined } });
  setTimeout(() => focusOn(`${cardOf(betId)} .question`));
}

export function closeCashOut(): void {
  const { betId, isSending } = getState().cashOut ?? {};
  if (isSending) return;
  setState({ cashOut: undefined });
  setTimeout(() => focusOn(`${cardOf(betId)} .cash-out`, `${cardOf(betId)} h2`));
}

/** Sells the bet for the offer that was shown. */
export async function confirmCashOut(): Promise<void> {
  const { cashOut: requested } = getState();
  if (!requested || requested.isSending) return;
  setState({ cashOut: { ...requested, isSending: true } });
  const path = `/api/bets/${encodeURIComponent(requested.betId)}`;
  const sell = (offerId: string) => postJson(`${path}/cash-out`, { offerId }, betReplySchema);
  let reply = await sell(requested.offerId);
  const offer = !reply.ok && 'offer' in reply.refusal ? reply.refusal.offer : undefined;
  // The offer had only run out: as much is offered still.
  if (offer && offer.amountMinor >= requested.amountMinor) reply = await sell(offer.offerId);
  if (!reply.ok && reply.refusal.code !== 'CONNECTION') return showRefusal(requested, reply.refusal);
  // After a lost answer the bet says what became of it; where it is open, the request may not have been received.
  const read = reply.ok ? reply : await getJson(path, betReplySchema);
  const isReceived = reply.ok || (read.ok && read.value.bet.isCashingOut);
  const bet = read.ok ? await waitForSale(read.value.bet, path) : undefined;
  if (bet) applyBet(bet);
  if (bet?.isCashingOut) return leaveToCard(requested);
  if (!bet || (!isReceived && bet.state === 'OPEN')) return showRefusal(requested, { code: 'CONNECTION' });
  if (bet.state === 'OPEN') return showRefusal(requested, { code: 'OFFER_CHANGED', offer: bet.cashOut });
  if (bet.state !== 'CASHED_OUT') return showRefusal(requested, { code: 'BET_ENDED' });
  const message = getMessage('cashOutDone', { amount: money(bet.payoutMinor ?? requested.amountMinor) });
  show({ ...requested, message });
  sendToSite({ type: 'sb.balance', payload: {} });
  void loadMe();
}

/** The card says that the bet is being cashed out, until the feed brings what became of it. */
function leaveToCard(requested: CashOut): void {
  if (getState().cashOut?.betId === requested.betId) {
    setState({ cashOut: { ...requested, isSending: false } });
    closeCashOut();
  }
  setState({ announcement: getMessage('cashingOut') });
}

/** Reads a bet with a live selection until it is sold or open again. */
async function waitForSale(first: WireBet, path: string): Promise<WireBet> {
  let bet = first;
  for (let polls = 0; bet.isCashingOut && polls < maxPolls; polls += 1) {
    await wait(pollMs);
    const reply = await getJson(path, betReplySchema);
    if (reply.ok) bet = reply.value.bet;
  }
  return bet;
}

function showRefusal(requested: CashOut, refusal: Refusal): void {
  const offer = 'offer' in refusal ? refusal.offer : undefined;
  show(offer ? changeOffer(requested, offer) : { ...requested, message: cashOutRefusal(refusal) });
}

/** Shows what became of a cash-out, unless the player is asked about another bet meanwhile. */
function show(cashOut: CashOut): void {
  const { cashOut: shown } = getState();
  if (!shown || shown.betId === cashOut.betId) showCashOut({ ...cashOut, isSending: false });
  else if (cashOut.message) setState({ announcement: cashOut.message });
}
