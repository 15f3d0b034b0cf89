import { readCookie } from '#lib/core/http/page-cookies.ts';
import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

/** CKI-02: names of the cookies that store the browser's choice. */
export const consentCookies = { options: 'cookies_options', version: 'cookies_a', id: 'cookies_consent_id' } as const;

/** Reads the choice from the text of `document.cookie`; undefined unless it has the current version. */
export function readConsent(cookies: string): Consent | undefined {
  const options = parseOptions(readCookie(cookies, consentCookies.options));
  const consentId = readCookie(cookies, consentCookies.id);
  if (!options || !consentId || readCookie(cookies, consentCookies.version) !== consentVersion) return undefined;
  return { version: consentVersion, options, consentId };
}

/** XTR-07: options are percent-encoded JSON. A missing group counts as refused; essential cookies are always allowed (CKI-04). */
function parseOptions(text: string | undefined): CookieOptions | undefined {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    if (typeof value !== 'object' || value === null) return undefined;
    const isOn = (group: string) => Object.entries(value).some(([name, on]) => name === group && on === true);
    return { essentials: true, performanceFunctional: isOn('performanceFunctional'), marketing: isOn('marketing') };
  } catch {
    return undefined;
  }
}
