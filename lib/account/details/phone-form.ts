import type { PhoneValues } from './phone-rules.ts';

/** XTR-10: the number and its verification are kept together. */
export interface PhoneForm {
  readonly details: PhoneValues;
  /** Null until a code was requested. */
  readonly smsVerificationId: string | null;
  readonly phonePopUpOpen: boolean;
}

export type PhoneFormEvent =
  | { readonly type: 'typed'; readonly details: Partial<PhoneValues> }
  | { readonly type: 'requested'; readonly smsVerificationId: string }
  | { readonly type: 'verified' | 'cancelled' };

/** The form of a player with a prefix. */
export function initialPhoneForm(phonePrefix: string): PhoneForm {
  return { details: { phonePrefix, phoneBody: '' }, smsVerificationId: null, phonePopUpOpen: false };
}

/** ACC-09, ACC-10: a verification that succeeds or is cancelled resets the form. */
export function nextPhoneForm(initial: PhoneForm, form: PhoneForm, event: PhoneFormEvent): PhoneForm {
  switch (event.type) {
    case 'typed':
      return { ...form, details: { ...form.details, ...event.details } };
    case 'requested':
      return { ...form, smsVerificationId: event.smsVerificationId, phonePopUpOpen: true };
    default:
      return initial;
  }
}
