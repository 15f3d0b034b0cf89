import { createConsentId } from './consent-id.ts';
import { consentCookies } from './cookies.ts';
import { notifyConsentChange } from './current-consent.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

const lifeSeconds = 180 * 86_400;

/** The cookies of a choice, in the format of `Set-Cookie`: for 180 days and the whole site. */
export function consentCookieHeaders({ version, options, consentId }: Consent, isSecure: boolean): readonly string[] {
  const attributes = `; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${consentCookies.options}=${encodeURIComponent(JSON.stringify(options))}${attributes}`,
    `${consentCookies.version}=${version}${attributes}`,
    `${consentCookies.id}=${consentId}${attributes}`,
  ];
}

/** Saves a choice immediately by script, then by the site's response, whose cookies browsers keep for 180 days; notifies this page. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store, and this is read at once
  for (const cookie of consentCookieHeaders(consent, window.location.protocol === 'https:')) document.cookie = cookie;
  notifyConsentChange();
  const { options, consentId } = consent;
  const body = JSON.stringify({ options, consentId });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/api/consent', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Removes the choice from the browser, so that it is asked for again; notifies this page. */
export function forgetConsent(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store
  for (const name of Object.values(consentCookies)) document.cookie = `${name}=; Path=/; Max-Age=0`;
  notifyConsentChange();
}

/** Saves the visitor's choice, dated now. */
export function chooseCookies(options: CookieOptions): void {
  saveConsent({ version: consentVersion, options, consentId: createConsentId(new Date()) });
}
