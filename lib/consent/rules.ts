/** CKI-01: the groups that a visitor is asked about. */
export const cookieGroups = ['essentials', 'performanceFunctional', 'marketing'] as const;
export type CookieGroup = (typeof cookieGroups)[number];
export type CookieOptions = Readonly<Record<CookieGroup, boolean>>;

/** What the groups mean, numbered: another number asks everybody anew. */
export const consentVersion = '1';

/** XTR-07: what the panel begins with. It is a proposal: until the visitor chooses, only the essentials run. */
export const proposedOptions: CookieOptions = { essentials: true, performanceFunctional: true, marketing: true };
export const essentialsOnly: CookieOptions = { essentials: true, performanceFunctional: false, marketing: false };

/** A choice that was made. */
export interface Consent {
  readonly version: string;
  readonly options: CookieOptions;
  readonly consentId: string;
}

/** TRK-04, CKI-04: whether what belongs to a group may run. */
export function allows(consent: Consent | undefined, group: CookieGroup): boolean {
  return group === 'essentials' || consent?.options[group] === true;
}
