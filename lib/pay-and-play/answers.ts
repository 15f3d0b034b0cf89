/** What the site's own handlers answer to the dialog. */
export type OfferAnswer =
  | {
      readonly kind: 'offered';
      readonly title: string;
      readonly description: string;
      readonly buttonLabel: string | null;
      readonly amounts: readonly number[];
      readonly leastMinor: number;
      readonly mostMinor: number;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'closed' };

export interface StartAnswer {
  /** The bank's page. */
  readonly url: string;
}

/** What the short form shows; a part that the bank or the platform knows is not asked. */
export interface FormAnswer {
  readonly kind: 'form';
  readonly asksEmail: boolean;
  readonly asksPhone: boolean;
  readonly asksTerms: boolean;
  /** What was typed before a reload or a refusal. */
  readonly draft: { readonly email: string; readonly phone: string; readonly marketing: boolean; readonly terms: boolean } | null;
}

export type ReturnAnswer =
  | FormAnswer
  | { readonly kind: 'in'; readonly to: string; readonly isNew: boolean }
  | { readonly kind: 'cancelled' }
  /** There is nothing to go on with. */
  | { readonly kind: 'none' };

/** Why it did not work; each has its words in the catalogs. */
export type PayAndPlayFault =
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
  | 'error.system.error';
