import { isSecurePage } from '#lib/core/http/page-cookies.ts';
import { readConsent } from './cookies.ts';
import type { Consent } from './rules.ts';

const changeEvent = 'parlour:consent';
const settingsEvent = 'parlour:cookie-settings';

export function currentConsent(): Consent | undefined {
  return readConsent(document.cookie, isSecurePage());
}

/** Notifies the subscribers in this page of a new choice. */
export function notifyConsentChange(): void {
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

/** Calls the listener after each change of the choice in this page; returns the unsubscribe function. */
export function subscribeToConsent(listener: () => void): () => void {
  return subscribe(changeEvent, listener);
}

/** Opens the cookie settings, from anywhere on a page. */
export function requestCookieSettings(): void {
  window.dispatchEvent(new Event(settingsEvent));
}

/** Calls the listener when the cookie settings are requested; returns the unsubscribe function. */
export function subscribeToCookieSettings(listener: () => void): () => void {
  return subscribe(settingsEvent, listener);
}
