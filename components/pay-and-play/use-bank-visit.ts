import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type FieldError, isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { FormFields } from '#lib/pay-and-play/form-draft.ts';
import type { FormResponse, OfferResponse, ReturnResponse } from '#lib/pay-and-play/responses.ts';
import { returnPathOf } from '#lib/pay-and-play/return-path.ts';
import { maxAttemptsPath } from '#lib/registration/max-attempts-path.ts';
import { readEndReason } from '#lib/session/end-reason.ts';
import { readBonusCode } from '#lib/session/sign-in/bonus-code.ts';
import { trackEvent } from '#lib/tracking/track-event.ts';
import type { BankReturn } from './bank-return.ts';
import { continueVisit, fetchOffer, goToBank, openDestination, submitReturn } from './pay-and-play-calls.ts';
import type { DescribedError, PaymentReason, Prepared } from './prepare.ts';

type SignedIn = Extract<ReturnResponse, { kind: 'in' }>;
type Offered = Extract<OfferResponse, { kind: 'offered' }>;

export type View =
  | { readonly kind: 'loading' | 'checking' | 'in' }
  | { readonly kind: 'closed' | 'missing' }
  | { readonly kind: 'amount'; readonly offer: Offered; readonly error: DescribedError | null; readonly leaving: boolean }
  | {
      readonly kind: 'form';
      readonly form: FormResponse;
      readonly pending: boolean;
      readonly fieldErrors: readonly FieldError[];
      readonly error: DescribedError | null;
    }
  | { readonly kind: 'refused'; readonly response: SignedIn; readonly reason: PaymentReason }
  | { readonly kind: 'error'; readonly error: DescribedError };

interface BankVisitOptions extends Pick<Prepared, 'describeError' | 'describeRefused'> {
  readonly open: boolean;
  readonly isReturn: boolean;
  readonly returned: RefObject<BankReturn | undefined>;
}

/** The page that was requested before the sign-in, with the bonus code of this tab. */
function requestedPath(): string {
  const query = new URLSearchParams(window.location.search);
  const bonusCode = query.get('bonusCode') ?? readBonusCode();
  return returnPathOf(query.get('return') ?? readEndReason()?.path, bonusCode);
}

function trackFailure(step: string, code: string): void {
  void trackEvent('registration-failure', { method: 'PNP', step, code });
}

/** DEC-PNP-1 in the browser: the current view, and its actions. */
export function useBankVisit({ describeError, describeRefused, open, isReturn, returned }: BankVisitOptions) {
  const { locale, home } = useLocale();
  const [view, setView] = useState<View>({ kind: isReturn ? 'checking' : 'loading' });
  const [cancelled, setCancelled] = useState(false);

  const close = useCallback(() => window.history.replaceState(null, '', home), [home]);
  const startAgain = useCallback(() => window.history.replaceState(null, '', `${home}/signup/pnp`), [home]);

  const { kind } = view;
  useEffect(() => {
    if (kind === 'amount' || kind === 'form') void trackEvent('registration-step', { method: 'PNP', step: kind });
  }, [kind]);

  /** Describes an error, and tracks it by its code only. */
  const fail = useCallback(
    (error: unknown, step: string) => {
      const code = isCallError(error) ? error.code : 'error.system.error';
      trackFailure(step, code);
      if (code === 'sms.max.attempts.reached') window.history.replaceState(null, '', maxAttemptsPath(home));
      return describeError(error);
    },
    [describeError, home],
  );

  const showOffer = useCallback(async () => {
    setView({ kind: 'loading' });
    try {
      const offer = await fetchOffer(locale);
      setView(offer.kind === 'offered' ? { kind: 'amount', offer, error: null, leaving: false } : offer);
    } catch (cause) {
      setView({ kind: 'error', error: await fail(cause, 'offer') });
    }
  }, [locale, fail]);

  const follow = useCallback(
    async (response: ReturnResponse) => {
      if (response.kind === 'none') return close();
      if (response.kind === 'cancelled') {
        trackFailure('bank', 'access_denied');
        setCancelled(true);
        return startAgain();
      }
      if (response.kind === 'form')
        return setView({ kind: 'form', form: response, pending: false, fieldErrors: [], error: null });
      const { refusedPayment } = response;
      if (refusedPayment) return setView({ kind: 'refused', response, reason: await describeRefused(refusedPayment) });
      setView({ kind: 'in' });
      await openDestination(home, response);
    },
    [home, close, startAgain, describeRefused],
  );

  /** The player has read that the payment goes back. */
  async function enter(response: SignedIn): Promise<void> {
    setView({ kind: 'in' });
    try {
      await openDestination(home, response);
    } catch (cause) {
      setView({ kind: 'error', error: await fail(cause, 'return') });
    }
  }

  const resume = useCallback(async () => {
    setView({ kind: 'checking' });
    const bankReturn = returned.current;
    try {
      await follow(await (bankReturn ? submitReturn(bankReturn) : continueVisit()));
      returned.current = undefined;
    } catch (cause) {
      // A return that did not reach the site is submitted again; a refused one is not.
      if (!isCallError(cause) || cause.layer !== 'network') returned.current = undefined;
      setView({ kind: 'error', error: await fail(cause, 'return') });
    }
  }, [returned, follow, fail]);

  useEffect(() => {
    if (open) void (isReturn ? resume() : showOffer());
  }, [open, isReturn, resume, showOffer]);

  // A page from the back/forward cache still shows the leaving state.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setView((previous) => (previous.kind === 'amount' ? { ...previous, leaving: false } : previous));
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  async function leave(offer: Offered, amountMinor: number): Promise<void> {
    setView({ kind: 'amount', offer, error: null, leaving: true });
    try {
      await goToBank(locale, amountMinor, requestedPath());
    } catch (cause) {
      const isClosed = isCallError(cause) && cause.code === 'error.pnp.closed';
      const error = await fail(cause, 'amount');
      setView(isClosed ? { kind: 'closed' } : { kind: 'amount', offer, error, leaving: false });
    }
  }

  async function send(form: FormResponse, fields: FormFields): Promise<void> {
    setView({ kind: 'form', form, pending: true, fieldErrors: [], error: null });
    try {
      await follow(await continueVisit(fields));
    } catch (cause) {
      const fieldErrors = isCallError(cause) ? cause.fieldErrors : [];
      const isRetryable = isCallError(cause) && cause.retryable;
      const error = await fail(cause, 'form');
      if (fieldErrors.length > 0) setView({ kind: 'form', form, pending: false, fieldErrors, error: null });
      else if (isRetryable) setView({ kind: 'form', form, pending: false, fieldErrors, error });
      else setView({ kind: 'error', error });
    }
  }

  return { view, cancelled, close, startAgain, retry: isReturn ? resume : showOffer, leave, send, enter };
}
