import type { RefusedPayment } from './contract.ts';

export type OfferResponse =
  | {
      readonly kind: 'offered';
      readonly title: string;
      readonly description: string;
      readonly buttonLabel: string | null;
      readonly amounts: readonly number[];
      readonly minMinor: number;
      readonly maxMinor: number;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed' };

export interface StartResponse {
  readonly url: string;
}

/** The fields of the contact form: those that neither the bank nor the platform has. */
export interface FormResponse {
  readonly kind: 'form';
  readonly needsEmail: boolean;
  readonly needsPhone: boolean;
  readonly needsTerms: boolean;
  /** The values typed before a reload or a rejected submission. */
  readonly draft: { readonly email: string; readonly phone: string; readonly marketing: boolean; readonly terms: boolean } | null;
}

export type ReturnResponse =
  | FormResponse
  | {
      readonly kind: 'in';
      readonly to: string;
      readonly isNew: boolean;
      /** Set where the payment goes back to the bank. */
      readonly refusedPayment?: RefusedPayment | undefined;
    }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'none' };

/** Error codes of pay-and-play; each has messages in the catalogs. */
export type PayAndPlayErrorCode =
  | 'error.access.unavailable'
  | 'error.age.minimum'
  | 'error.maintenance'
  | 'error.country.restricted'
  | 'error.pnp.bank'
  | 'error.pnp.closed'
  | 'error.pnp.code.invalid'
  | 'error.pnp.refused'
  | 'error.pnp.session.invalid'
  | 'error.pnp.state'
  | 'error.registration.player_already_exists'
  | 'error.session.not_kept'
  | 'error.system.error';
