import { isCallError } from '#lib/core/api/errors.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { changeCookieConsent, readCookieConsent } from './calls.ts';
import { currentConsent } from './current-consent.ts';
import { accountConsent, newerConsent } from './newer-consent.ts';
import type { Consent } from './rules.ts';
import { forgetConsent, saveConsent } from './save-consent.ts';

/** The consent id that the account has for this browser's choice. */
let savedId: string | undefined;
/** The same for the next player of this browser, as the choice outlives a sign-out. */
const lastSavedId = stored('local', 'parlour.saved-consent', text(64));

function saveToBrowser(account: Consent): void {
  savedId = account.consentId;
  lastSavedId.write(savedId);
  saveConsent(account);
}

/**
 * CKI-03: after a sign-in the newer of the browser's and the account's choice applies to both; a player without a choice is asked
 * where the browser has that of another one. A platform error changes nothing.
 */
export async function syncConsent(): Promise<void> {
  await ignoreCallErrors(async () => {
    const account = accountConsent(await readCookieConsent());
    const newer = newerConsent(currentConsent(), account, lastSavedId.read());
    savedId = account?.consentId;
    if (newer === 'same' && savedId !== undefined) lastSavedId.write(savedId);
    if (newer === 'account' && account) saveToBrowser(account);
    if (newer === 'own') await send();
    if (newer === 'neither') forgetConsent();
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
  saveToBrowser(account);
}

async function ignoreCallErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
}
