import { isSecurePage, scriptCookie } from '#lib/core/http/page-cookies.ts';
import { createConsentId } from './consent-id.ts';
import { consentCookies } from './cookies.ts';
import { notifyConsentChange } from './current-consent.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

const lifeSeconds = 180 * 86_400;

/** The cookies of a choice, in the format of `Set-Cookie`: for 180 days and the whole site. */
export function consentCookieHeaders({ version, options, consentId }: Consent, isSecure: boolean): readonly string[] {
  return [
    scriptCookie(consentCookies.options, encodeURIComponent(JSON.stringify(options)), lifeSeconds, isSecure),
    scriptCookie(consentCookies.version, version, lifeSeconds, isSecure),
    scriptCookie(consentCookies.id, consentId, lifeSeconds, isSecure),
  ];
}

/** Saves a choice immediately by script, then by the site's response, whose cookies browsers keep for 180 days; notifies this page. */
export function saveConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a cookie store, and this is read at once
  for (const cookie of consentCookieHeaders(consent, isSecurePage())) document.cookie = cookie;
  notifyConsentChange();
  const { options, consentId } = consent;
  const body = JSON.stringify({ options, consentId });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/api/consent', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Saves the visitor's choice, dated now. */
export function chooseCookies(options: CookieOptions): void {
  saveConsent({ version: consentVersion, options, consentId: createConsentId(new Date()) });
}
