import { announceConsentChange } from './browser.ts';
import { createConsentId } from './consent-id.ts';
import { consentCookies } from './cookies.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

const lifeSeconds = 180 * 86_400;

/** The cookies of a choice, each as one is set: 180 days, for the whole site. */
export function writeConsent({ version, options, consentId }: Consent, isSecure: boolean): readonly string[] {
  const attributes = `; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${consentCookies.options}=${encodeURIComponent(JSON.stringify(options))}${attributes}`,
    `${consentCookies.version}=${version}${attributes}`,
    `${consentCookies.id}=${consentId}${attributes}`,
  ];
}

/** Keeps a choice, for now by a script and for 180 days by the site's answer, and tells this page. */
export function keepConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and this is read at once
  for (const cookie of writeConsent(consent, window.location.protocol === 'https:')) document.cookie = cookie;
  announceConsentChange();
  const { options, consentId } = consent;
  const body = JSON.stringify({ options, consentId });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/api/consent', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** What the visitor has just chosen. */
export function choose(options: CookieOptions): void {
  keepConsent({ version: consentVersion, options, consentId: createConsentId(new Date()) });
}
