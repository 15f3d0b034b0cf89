import { betReplySchema, type WireBet } from '../../wire.ts';
import { getJson, postJson, type Refusal } from '../shared/api.ts';
import { getMessage } from '../shared/facts.ts';
import { focusOn } from '../shared/focus.ts';
import { money } from '../shared/format.ts';
import { cashOutRefusal } from '../shared/refusal-message.ts';
import { sendToSite } from '../shared/site.ts';
import { applyBet } from '../state/live.ts';
import { loadBets, loadMe } from '../state/load.ts';
import type { BetTab, CashOut } from '../state/state.ts';
import { getState, setState } from '../state/store.ts';

export function openTab(tab: BetTab): void {
  setState({ tab, cashOut: undefined });
  void loadBets(tab);
}

/** Asks whether a bet is to be sold for what is offered now. */
export function requestCashOut({ betId, cashOut }: WireBet): void {
  if (!cashOut) return;
  setState({ cashOut: { betId, ...cashOut, oldMinor: undefined, isSending: false, message: undefined } });
  setTimeout(() => focusOn(`[data-bet="${betId}"] .question`));
}

export function closeCashOut(): void {
  const betId = getState().cashOut?.betId;
  setState({ cashOut: undefined });
  setTimeout(() => focusOn(`[data-bet="${betId}"] .cash-out, [data-bet="${betId}"] h3`));
}

/** Sells the bet for the offer that was shown. */
export async function confirmCashOut(): Promise<void> {
  const { cashOut: requested } = getState();
  if (!requested || requested.isSending) return;
  setState({ cashOut: { ...requested, isSending: true } });
  const path = `/api/bets/${encodeURIComponent(requested.betId)}`;
  const reply = await postJson(`${path}/cash-out`, { offerId: requested.offerId }, betReplySchema);
  if (reply.ok) return showCashOut(requested, reply.value.bet);
  if (reply.refusal.code !== 'CONNECTION') return showRefusal(requested, reply.refusal);
  // The answer was lost: the bet says whether it was sold.
  const read = await getJson(path, betReplySchema);
  if (read.ok && read.value.bet.state === 'CASHED_OUT') return showCashOut(requested, read.value.bet);
  if (read.ok) applyBet(read.value.bet);
  setState({ cashOut: { ...requested, isSending: false, message: cashOutRefusal(reply.refusal) } });
}

function showCashOut(requested: CashOut, bet: WireBet): void {
  applyBet(bet);
  const message = getMessage('cashOutDone', { amount: money(bet.payoutMinor ?? requested.amountMinor) });
  setState({ cashOut: { ...requested, isSending: false, message }, announcement: message });
  sendToSite({ type: 'sb.balance', payload: {} });
  void loadMe();
}

function showRefusal(requested: CashOut, refusal: Refusal): void {
  const offer = 'offer' in refusal ? refusal.offer : undefined;
  const next = { ...requested, isSending: false };
  const changed = offer
    ? { ...next, ...offer, oldMinor: requested.amountMinor, message: undefined }
    : { ...next, message: cashOutRefusal(refusal) };
  setState({ cashOut: changed });
}
