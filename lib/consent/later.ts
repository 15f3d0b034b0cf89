import { timeOfConsentId } from './consent-id.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

/** What a platform knows of a player's choice: nulls before the first. */
export interface KnownConsent {
  readonly version: string | null;
  readonly options: CookieOptions;
  readonly consentId: string | null;
}

/** The choice in force on an account; undefined where there is none, or one about an older version. */
export function consentInForce({ version, options, consentId }: KnownConsent): Consent | undefined {
  return version === consentVersion && consentId ? { version, options, consentId } : undefined;
}

/**
 * CKI-03: which of two choices counts after sign-in, the browser's or the account's: the later one. A browser's id
 * without a date came from the account at an earlier sign-in, so the account has moved on; an account's id without a
 * date gives way to a choice that this browser has not handed in yet.
 */
export function laterConsent(own: Consent | undefined, account: Consent | undefined): 'same' | 'own' | 'account' {
  if (!own) return account ? 'account' : 'same';
  if (!account) return 'own';
  if (own.consentId === account.consentId) return 'same';
  const ownTime = timeOfConsentId(own.consentId);
  if (ownTime === undefined) return 'account';
  const accountTime = timeOfConsentId(account.consentId);
  return accountTime === undefined || ownTime > accountTime ? 'own' : 'account';
}
