import 'server-only';
import { type CallError, isCallError } from '#lib/platform/errors.ts';
import type { FormAnswer, ReturnAnswer } from './answers.ts';
import { complete, exchange, type FormInput, signIn } from './steps.ts';
import type { Draft, Visit } from './visit.ts';

/** How far a visit came, what to keep of it, and what to tell the browser. */
export type Advance =
  | { readonly visit: Visit | undefined; readonly outcome: ReturnAnswer; readonly cookies?: readonly string[] }
  | { readonly visit: Visit | undefined; readonly error: CallError };

export interface Step {
  readonly ipAddress: string;
  readonly form?: { readonly input: FormInput; readonly draft: Draft };
}

/**
 * Takes a visit as far as it goes (decisions §2.4): code, short form, sign-in. What was reached is kept through a failing
 * service, so that the next try goes on from there; a refusal that no repeat can change ends the visit.
 */
export async function advance(visit: Visit, { ipAddress, form }: Step): Promise<Advance> {
  let at = visit;
  try {
    if (at.stage === 'bank') return { visit: at, outcome: { kind: 'none' } };
    if (at.stage === 'code') at = await exchange(at, ipAddress);
    if (at.stage === 'form') {
      if (!form) return { visit: at, outcome: formAnswer(at) };
      at = { ...at, draft: form.draft };
      at = await complete(at, form.input);
    }
    const { cookies } = await signIn(at, ipAddress);
    return { visit: undefined, cookies, outcome: { kind: 'in', to: at.to, isNew: !at.existing } };
  } catch (error) {
    if (!isCallError(error)) throw error;
    const goesOn = error.retryable || error.fieldErrors.length > 0;
    return { visit: goesOn ? at : undefined, error };
  }
}

function formAnswer({ email, mobilePhone, existing, draft }: Extract<Visit, { stage: 'form' }>): FormAnswer {
  return { kind: 'form', asksEmail: !email, asksPhone: !mobilePhone, asksTerms: !existing, draft: draft ?? null };
}
