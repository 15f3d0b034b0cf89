import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { currentConsent } from './browser.ts';
import { keepConsent } from './keep.ts';
import { consentInForce, laterConsent } from './later.ts';

/** The id under which the account has this browser's choice. */
let handedIn: string | undefined;

/** CKI-03: after sign-in the later of the browser's and the account's choice counts on both. A failing platform changes nothing. */
export async function syncConsent(): Promise<void> {
  await quietly(async () => {
    const account = consentInForce(await ask('GET /player/me/cookies/consent', {}));
    const later = laterConsent(currentConsent(), account);
    handedIn = account?.consentId;
    if (later === 'account' && account) keepConsent(account);
    if (later === 'own') await send();
  });
}

/** Hands a choice that was made while signed in to the account, which names it anew. */
export async function handInConsent(): Promise<void> {
  if (currentConsent()?.consentId !== handedIn) await quietly(send);
}

async function send(): Promise<void> {
  const own = currentConsent();
  if (!own) return;
  const { version, options } = own;
  const body = { version, options: { ...options, essentials: true } as const };
  const account = consentInForce(await ask('PATCH /player/me/cookies/consent', { body }));
  // Another choice may have been made while this one was on its way.
  if (!account || currentConsent()?.consentId !== own.consentId) return;
  handedIn = account.consentId;
  keepConsent(account);
}

async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
}
