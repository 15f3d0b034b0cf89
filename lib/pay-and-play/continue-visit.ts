import 'server-only';
import { type CallError, isCallError } from '#lib/core/api/errors.ts';
import type { BankVisit, ContactDraft } from './bank-visit.ts';
import type { FormResponse, ReturnResponse } from './responses.ts';
import { complete, exchange, type FormInput, signIn, type VisitOrigin } from './steps.ts';

export type VisitResult =
  | { readonly visit: BankVisit | undefined; readonly outcome: ReturnResponse; readonly cookies?: readonly string[] }
  | { readonly visit: BankVisit | undefined; readonly error: CallError };

export interface VisitInput extends VisitOrigin {
  readonly form?: { readonly input: FormInput; readonly draft: ContactDraft };
}

/**
 * Continues a visit as far as possible (DEC-PNP-1): code, contact form, sign-in. A failed call keeps the stage that was
 * reached, so that the next attempt continues there; a final refusal ends the visit. The platform answers one login of a visit:
 * a failure after it ends the visit at the next attempt.
 */
export async function continueVisit(visit: BankVisit, { form, ...origin }: VisitInput): Promise<VisitResult> {
  let current = visit;
  try {
    if (current.stage === 'bank') return { visit: current, outcome: { kind: 'none' } };
    if (current.stage === 'code') current = await exchange(current, origin.ipAddress);
    if (current.stage === 'form') {
      if (!form) return { visit: current, outcome: formResponse(current) };
      current = { ...current, draft: form.draft };
      current = await complete(current, form.input);
    }
    const cookies = await signIn(current, origin);
    const { to, existing, refusedPayment } = current;
    return { visit: undefined, cookies, outcome: { kind: 'in', to, isNew: !existing, refusedPayment } };
  } catch (error) {
    if (!isCallError(error)) throw error;
    const isRetryable = error.retryable || error.fieldErrors.length > 0;
    return { visit: isRetryable ? current : undefined, error };
  }
}

function formResponse({ email, mobilePhone, existing, draft }: Extract<BankVisit, { stage: 'form' }>): FormResponse {
  return { kind: 'form', needsEmail: !email, needsPhone: !mobilePhone, needsTerms: !existing, draft: draft ?? null };
}
