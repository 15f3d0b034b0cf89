import { readBlackbox } from '#lib/access/blackbox.ts';
import { callSite } from '#lib/core/api/browser.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { type FormFields, removeFormDraft } from '#lib/pay-and-play/form-draft.ts';
import type { OfferResponse, ReturnResponse, StartResponse } from '#lib/pay-and-play/responses.ts';
import { forgetEndReason } from '#lib/session/end-reason.ts';
import { forgetBonusCode } from '#lib/session/sign-in/bonus-code.ts';
import { markFreshSignIn } from '#lib/session/sign-in/fresh-sign-in.ts';
import { areTermsDue } from '#lib/terms/check-terms.ts';
import { termsPathFor, waitsForTerms } from '#lib/terms/terms-guard.ts';
import { trackEvent } from '#lib/tracking/track-event.ts';
import type { BankReturn } from './bank-return.ts';

function post<Reply>(path: string, body: unknown): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' };
  return callSite<Reply>(`/api/pay-and-play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function fetchOffer(locale: string): Promise<OfferResponse> {
  return callSite<OfferResponse>(`/api/pay-and-play/offer?locale=${locale}`);
}

/** PNP-02: starts a visit, and opens the bank's page. The site keeps the destination `to` in a sealed cookie. */
export async function goToBank(locale: string, amountMinor: number, to: string): Promise<void> {
  const { url } = await post<StartResponse>('start', { locale, amountMinor, to });
  await trackEvent('start-registration', { method: 'PNP' });
  window.location.assign(url);
}

/** PNP-09, PNP-11: submits the bank's result. An incomplete one is submitted too, because the site refuses it with a reason. */
export async function submitReturn(returned: BankReturn): Promise<ReturnResponse> {
  const state = limited(returned.state, 128);
  if ('error' in returned) return post('return', { state, error: limited(returned.error, 64) });
  const blackbox = await readBlackbox();
  return post('return', { state, code: limited(returned.code, 128), sessionId: limited(returned.sessionId, 64), blackbox });
}

function limited(text: string, maxLength: number): string {
  return text.slice(0, maxLength) || '-';
}

export function continueVisit(form?: FormFields): Promise<ReturnResponse> {
  return post('continue', { form });
}

/** RTE-50: new terms come before a page that waits for them. */
function destinationFor(to: string, areDue: boolean): string {
  const [path = ''] = to.split('?');
  return areDue && waitsForTerms(path) ? termsPathFor(to) : to;
}

/** Replaces the history entry, because the back button must not return to a finished visit. */
const replacePage = (path: string) => window.location.replace(path);

/** PNP-07: tracks a registration, and opens the player's destination. Throws `CallError` if the browser has not kept the session. */
export async function openDestination(
  home: string,
  response: Extract<ReturnResponse, { kind: 'in' }>,
  open = replacePage,
): Promise<void> {
  // The deposit is tracked by the player's pages, once it is credited.
  if (response.isNew) await trackEvent('success-registration', { method: 'PNP' });
  const areDue = await areTermsDue().catch(() => {
    throw new CallError('contract', { status: 400, code: 'error.session.not_kept' });
  });
  removeFormDraft();
  forgetBonusCode();
  forgetEndReason();
  markFreshSignIn();
  open(home + destinationFor(response.to, areDue));
}
