import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FormAnswer, OfferAnswer, ReturnAnswer } from '#lib/pay-and-play/answers.ts';
import type { FormFields } from '#lib/pay-and-play/typed.ts';
import { type FieldError, isCallError } from '#lib/platform/errors.ts';
import { readSessionEnd } from '#lib/session/session-end.ts';
import { tell } from '#lib/tracking/tell.ts';
import { askOffer, enter, goOn, goToBank, handIn } from './bank-visit.ts';
import type { Fault, Prepared } from './prepare.ts';
import type { Returned } from './returned.ts';

type Offered = Extract<OfferAnswer, { kind: 'offered' }>;

/** What the dialog shows. */
export type View =
  | { readonly kind: 'loading' | 'checking' | 'in' }
  | { readonly kind: 'closed' | 'missing' }
  | { readonly kind: 'amount'; readonly offer: Offered; readonly fault: Fault | null; readonly leaving: boolean }
  | {
      readonly kind: 'form';
      readonly form: FormAnswer;
      readonly pending: boolean;
      readonly faults: readonly FieldError[];
      readonly fault: Fault | null;
    }
  | { readonly kind: 'fault'; readonly fault: Fault };

interface Ground extends Pick<Prepared, 'locale' | 'home' | 'explain'> {
  readonly open: boolean;
  readonly isReturn: boolean;
  readonly returned: RefObject<Returned | undefined>;
}

/** Where the visitor was on his way to when he was asked to sign in. */
function wantedPath(): string | null {
  return new URLSearchParams(window.location.search).get('return') ?? readSessionEnd()?.path ?? null;
}

function tellFailure(step: string, code: string): void {
  void tell('registration-failure', { method: 'PNP', step, code });
}

/** Decisions §2.4 as the browser sees it: what is shown, and what each press leads to. */
export function useBankVisit({ locale, home, explain, open, isReturn, returned }: Ground) {
  const [view, setView] = useState<View>({ kind: isReturn ? 'checking' : 'loading' });
  const [cancelled, setCancelled] = useState(false);

  const close = useCallback(() => window.history.replaceState(null, '', home), [home]);
  const startAgain = useCallback(() => window.history.replaceState(null, '', `${home}/signup/pnp`), [home]);

  const { kind } = view;
  useEffect(() => {
    if (kind === 'amount' || kind === 'form') void tell('registration-step', { method: 'PNP', step: kind });
  }, [kind]);

  /** What went wrong, in words; told by its code alone. */
  const fail = useCallback(
    (error: unknown, step: string) => {
      tellFailure(step, isCallError(error) ? error.code : 'error.system.error');
      return explain(error);
    },
    [explain],
  );

  const showOffer = useCallback(async () => {
    setView({ kind: 'loading' });
    try {
      const offer = await askOffer(locale);
      setView(offer.kind === 'offered' ? { kind: 'amount', offer, fault: null, leaving: false } : offer);
    } catch (error) {
      setView({ kind: 'fault', fault: await fail(error, 'offer') });
    }
  }, [locale, fail]);

  const follow = useCallback(
    async (answer: ReturnAnswer) => {
      if (answer.kind === 'none') return close();
      if (answer.kind === 'cancelled') {
        tellFailure('bank', 'access_denied');
        setCancelled(true);
        return startAgain();
      }
      if (answer.kind === 'form') return setView({ kind: 'form', form: answer, pending: false, faults: [], fault: null });
      setView({ kind: 'in' });
      await enter(home, answer);
    },
    [home, close, startAgain],
  );

  const arrive = useCallback(async () => {
    setView({ kind: 'checking' });
    const given = returned.current;
    try {
      await follow(await (given ? handIn(given) : goOn()));
      returned.current = undefined;
    } catch (error) {
      // What never arrived is handed in again; what was judged is not.
      if (!isCallError(error) || error.layer !== 'network') returned.current = undefined;
      setView({ kind: 'fault', fault: await fail(error, 'return') });
    }
  }, [returned, follow, fail]);

  useEffect(() => {
    if (open) void (isReturn ? arrive() : showOffer());
  }, [open, isReturn, arrive, showOffer]);

  // A page that the browser kept whole comes back from the bank as it was left: on its way.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setView((was) => (was.kind === 'amount' ? { ...was, leaving: false } : was));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function leave(offer: Offered, amountMinor: number): Promise<void> {
    setView({ kind: 'amount', offer, fault: null, leaving: true });
    try {
      await goToBank(locale, amountMinor, wantedPath());
    } catch (error) {
      const isClosed = isCallError(error) && error.code === 'error.pnp.closed';
      const fault = await fail(error, 'amount');
      setView(isClosed ? { kind: 'closed' } : { kind: 'amount', offer, fault, leaving: false });
    }
  }

  async function send(form: FormAnswer, fields: FormFields): Promise<void> {
    setView({ kind: 'form', form, pending: true, faults: [], fault: null });
    try {
      await follow(await goOn(fields));
    } catch (error) {
      const faults = isCallError(error) ? error.fieldErrors : [];
      const stays = faults.length > 0 || (isCallError(error) && error.retryable);
      const said = await fail(error, 'form');
      const fault = faults.length > 0 ? null : said;
      if (stays || !fault) setView({ kind: 'form', form, pending: false, faults, fault });
      else setView({ kind: 'fault', fault });
    }
  }

  return { view, cancelled, close, startAgain, retry: isReturn ? arrive : showOffer, leave, send };
}
