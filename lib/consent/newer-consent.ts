import { timeOfConsentId } from './consent-id.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

/** A player's choice on the platform; its members are null before the first one. */
export interface AccountConsent {
  readonly version: string | null;
  readonly options: CookieOptions;
  readonly consentId: string | null;
}

/** The account's choice; undefined where there is none, or one of an older version. */
export function accountConsent({ version, options, consentId }: AccountConsent): Consent | undefined {
  return version === consentVersion && consentId ? { version, options, consentId } : undefined;
}

/**
 * CKI-03: which choice applies after a sign-in, the browser's or the account's: the newer one. `savedId` is the id that an account
 * has for the browser's choice: another account's choice is not this player's, and `neither` applies where this account has none.
 * A browser's id without a time came from an account too; an account's id without a time is older than a choice that this browser
 * has not sent yet.
 */
export function newerConsent(
  own: Consent | undefined,
  account: Consent | undefined,
  savedId: string | undefined,
): 'same' | 'own' | 'account' | 'neither' {
  if (!own) return account ? 'account' : 'same';
  const isSaved = own.consentId === savedId;
  if (!account) return isSaved ? 'neither' : 'own';
  if (own.consentId === account.consentId) return 'same';
  if (isSaved) return 'account';
  const ownTime = timeOfConsentId(own.consentId);
  if (ownTime === undefined) return 'account';
  const accountTime = timeOfConsentId(account.consentId);
  return accountTime === undefined || ownTime > accountTime ? 'own' : 'account';
}
