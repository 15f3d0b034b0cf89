/** CKI-01: the groups of the visitor's choice. */
export const cookieGroups = ['essentials', 'performanceFunctional', 'marketing'] as const;
export type CookieGroup = (typeof cookieGroups)[number];
export type CookieOptions = Readonly<Record<CookieGroup, boolean>>;

/** Version of the groups' meaning; a new version asks every visitor again. */
export const consentVersion = '1';

export const allCookies: CookieOptions = { essentials: true, performanceFunctional: true, marketing: true };
export const essentialsOnly: CookieOptions = { essentials: true, performanceFunctional: false, marketing: false };

export interface Consent {
  readonly version: string;
  readonly options: CookieOptions;
  readonly consentId: string;
}

/** TRK-04, CKI-04: whether scripts of a group may run. */
export function allows(consent: Consent | undefined, group: CookieGroup): boolean {
  return group === 'essentials' || consent?.options[group] === true;
}
