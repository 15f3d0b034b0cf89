import { isCallError } from '#lib/core/api/errors.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { changeCookieConsent, readCookieConsent } from './calls.ts';
import { currentConsent } from './current-consent.ts';
import { accountConsent, newerConsent } from './newer-consent.ts';
import type { Consent } from './rules.ts';
import { forgetConsent, saveConsent } from './save-consent.ts';

/** The consent id that an account has for this browser's choice, also for the next player, as the choice outlives a sign-out. */
const lastSavedId = stored('local', 'parlour.saved-consent', text(64));
/** The same where storage is blocked or full: a saved choice is not sent again and again. */
let savedId: string | undefined;

function noteSaved({ consentId }: Consent): void {
  savedId = consentId;
  lastSavedId.write(consentId);
}

function isUnsaved(): boolean {
  const own = currentConsent();
  return own !== undefined && own.consentId !== savedId && own.consentId !== lastSavedId.read();
}

function saveToBrowser(account: Consent): void {
  noteSaved(account);
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
    if (newer === 'same' && account) noteSaved(account);
    if (newer === 'account' && account) saveToBrowser(account);
    if (newer === 'own') await send();
    if (newer === 'neither') forgetConsent();
  });
}

/** On a later page of the player: the same for a choice that no account has yet, as a call may have failed. */
export async function syncUnsavedConsent(): Promise<void> {
  if (isUnsaved()) await syncConsent();
}

/** Sends a choice made while signed in to the account, which gives it another id. */
export async function sendConsent(): Promise<void> {
  if (isUnsaved()) await ignoreCallErrors(send);
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
