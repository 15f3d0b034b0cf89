import { isCallError } from '#lib/core/api/errors.ts';
import { changeCookieConsent, readCookieConsent } from './calls.ts';
import { currentConsent } from './current-consent.ts';
import { accountConsent, newerConsent } from './newer-consent.ts';
import { saveConsent } from './save-consent.ts';

/** The consent id that the account has for this browser's choice. */
let savedId: string | undefined;

/** CKI-03: after a sign-in the newer of the browser's and the account's choice applies to both. A platform error changes nothing. */
export async function syncConsent(): Promise<void> {
  await ignoreCallErrors(async () => {
    const account = accountConsent(await readCookieConsent());
    const newer = newerConsent(currentConsent(), account);
    savedId = account?.consentId;
    if (newer === 'account' && account) saveConsent(account);
    if (newer === 'own') await send();
  });
}

/** Sends a choice made while signed in to the account, which gives it another id. */
export async function sendConsent(): Promise<void> {
  if (currentConsent()?.consentId !== savedId) await ignoreCallErrors(send);
}

async function send(): Promise<void> {
  const own = currentConsent();
  if (!own) return;
  const { version, options } = own;
  const body = { version, options: { ...options, essentials: true } as const };
  const account = accountConsent(await changeCookieConsent({ body }));
  // Another choice may have been made during the call.
  if (!account || currentConsent()?.consentId !== own.consentId) return;
  savedId = account.consentId;
  saveConsent(account);
}

async function ignoreCallErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
}
