import { readConsent } from './cookies.ts';
import type { Consent } from './rules.ts';

/** What every page carries of consent: reading the choice, and word of a change to whoever has to know. */

const changed = 'parlour:consent';
const settingsWanted = 'parlour:cookie-settings';

export function currentConsent(): Consent | undefined {
  return readConsent(document.cookie);
}

/** Tells this page that the choice is another one now. */
export function announceConsentChange(): void {
  window.dispatchEvent(new Event(changed));
}

function listen(name: string, listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** Calls the listener after each change; returns how to stop. */
export function onConsentChange(listener: () => void): () => void {
  return listen(changed, listener);
}

/** Asks for the panel of cookie settings, from anywhere on a page. */
export function askForCookieSettings(): void {
  window.dispatchEvent(new Event(settingsWanted));
}

export function onCookieSettingsWanted(listener: () => void): () => void {
  return listen(settingsWanted, listener);
}
