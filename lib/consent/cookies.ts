import { type Consent, type CookieOptions, consentVersion } from './rules.ts';

/** CKI-02: where a browser keeps its choice. */
export const consentCookies = { options: 'cookies_options', version: 'cookies_a', id: 'cookies_consent_id' } as const;

/** The choice that cookies hold, as `document.cookie` writes them; undefined where there is none in force. */
export function readConsent(cookies: string): Consent | undefined {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1];
  const options = parseOptions(cookie(consentCookies.options));
  const consentId = cookie(consentCookies.id);
  if (!options || !consentId || cookie(consentCookies.version) !== consentVersion) return undefined;
  return { version: consentVersion, options, consentId };
}

/** XTR-07: options are JSON, percent-encoded. A group that is missing counts as refused; the essentials stay on (CKI-04). */
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
