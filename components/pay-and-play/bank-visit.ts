import { readBlackbox } from '#lib/access/blackbox.ts';
import type { OfferAnswer, ReturnAnswer, StartAnswer } from '#lib/pay-and-play/answers.ts';
import { dropTyped, type FormFields } from '#lib/pay-and-play/typed.ts';
import { askSite } from '#lib/platform/browser.ts';
import { announceSignIn } from '#lib/session/fresh-sign-in.ts';
import { forgetSessionEnd } from '#lib/session/session-end.ts';
import { tell } from '#lib/tracking/tell.ts';
import type { Returned } from './returned.ts';

function post<Reply>(path: string, body: unknown): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' };
  return askSite<Reply>(`/api/pay-and-play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function askOffer(locale: string): Promise<OfferAnswer> {
  return askSite<OfferAnswer>(`/api/pay-and-play/offer?locale=${locale}`);
}

/** To the bank; where the player wanted to go travels in a sealed cookie. PNP-02. */
export async function goToBank(locale: string, amountMinor: number, to: string | null): Promise<void> {
  const { url } = await post<StartAnswer>('start', { locale, amountMinor, to });
  await tell('start-registration', { method: 'PNP' });
  window.location.assign(url);
}

/** PNP-09, PNP-11. A return that lacks a part is handed in too: it has its refusal like any other. */
export async function handIn(returned: Returned): Promise<ReturnAnswer> {
  const state = part(returned.state, 128);
  if ('error' in returned) return post('return', { state, error: part(returned.error, 64) });
  const blackbox = await readBlackbox();
  return post('return', { state, code: part(returned.code, 128), sessionId: part(returned.sessionId, 64), blackbox });
}

function part(text: string, longest: number): string {
  return text.slice(0, longest) || '-';
}

/** Goes on where the visit stands: after a reload or a failing service, or with the short form. */
export function goOn(form?: FormFields): Promise<ReturnAnswer> {
  return post('continue', { form });
}

/** PNP-07: tells what happened, as far as the visitor agreed to that, and leaves for the player's own pages. */
export async function enter(home: string, answer: Extract<ReturnAnswer, { kind: 'in' }>): Promise<void> {
  // Of the deposit the player's own pages tell, once it is credited.
  if (answer.isNew) await tell('success-registration', { method: 'PNP' });
  dropTyped();
  forgetSessionEnd();
  announceSignIn();
  // Replaced, so that the way back does not lead to a visit that is over.
  window.location.replace(home + answer.to);
}
