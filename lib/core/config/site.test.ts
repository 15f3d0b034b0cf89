import { consentCookieHeaders } from '#lib/consent/save-consent.ts';
import type { CookieToSet } from '../http/set-cookie.ts';

afterEach(() => {
  delete process.env.SITE_URL;
});

/** Every cookie that the site's server sets for a path or for sister domains, as a header. */
async function secureCookiesAt(siteUrl: string): Promise<readonly string[]> {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { serializeCookie } = await import('../http/set-cookie.ts');
  const { progressHeader } = await import('#lib/recovery/progress.ts');
  const { writeVisit } = await import('#lib/pay-and-play/bank-visit.ts');
  const { refusalHeader } = await import('#lib/session/sign-in/refusal-cookie.ts');
  const { resumedRegistrationCookie } = await import('#lib/session/begun-registration.ts');
  const { knownBrowserCookie } = await import('#lib/session/requester/known-browser.ts');
  const { sessionCookie } = await import('#lib/session/tokens/session-cookie.ts');
  const unfinished = { playerId: '7', verification: 'SMS', countryCode: 'FI', province: '', sentTo: '', isWhole: true } as const;
  const begun = await resumedRegistrationCookie({ code: 'login.error.unverified', unfinished });
  const headers = [await progressHeader(undefined), await refusalHeader({ code: 'login.error.unauthorized' })];
  const { identityCookie } = await import('#lib/session/tokens/shared-cookies.ts');
  const made: (CookieToSet | undefined)[] = [
    begun,
    await knownBrowserCookie(new Map(), 'a@sandbox.test'),
    sessionCookie('x', 60),
    identityCookie('x'),
  ];
  return [
    ...headers.map(([, value]) => value),
    await writeVisit(undefined),
    ...made.map((cookie) => (cookie ? serializeCookie(cookie) : '')),
  ];
}

/** Every cookie of the whole site. */
async function hostCookiesAt(siteUrl: string): Promise<readonly string[]> {
  process.env.SITE_URL = siteUrl;
  jest.resetModules();
  const { isSecureSite } = await import('./site.ts');
  const { serializeCookie } = await import('../http/set-cookie.ts');
  const { createAccessCookies } = await import('#lib/edge/access-cookie.ts');
  const { writeCookie } = await import('#lib/edge/headers.ts');
  const { audienceHeader } = await import('#lib/session/tokens/audience-cookie.ts');
  const { termsCookieOf } = await import('#lib/terms/terms-cookie.ts');
  const isSecure = isSecureSite();
  const access = await createAccessCookies(['a'.repeat(32)]).write({ country: 'FI', restricted: false }, '192.0.2.1');
  return [
    audienceHeader('d1', 60, isSecure),
    serializeCookie(termsCookieOf(true, isSecure)),
    writeCookie(access, isSecure),
    ...consentCookieHeaders(
      { version: '1', options: { essentials: true, performanceFunctional: true, marketing: true }, consentId: 'a' },
      isSecure,
    ),
  ];
}

const pathCookie = /^(?:parlour\.(?:recovery|refusal|bank-visit|registration|session)|known-browser|sb_session)=/;
const hostCookie = /^(?:audience|terms|access|cookies_options|cookies_a|cookies_consent_id)=/;

test('SEC-02 over TLS every cookie of one path is Secure, unreadable for scripts, and named so that no page without TLS can set it', async () => {
  const cookies = await secureCookiesAt('https://casino.example');
  expect(cookies).toHaveLength(7);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Secure-/);
    expect(cookie.replace('__Secure-', '')).toMatch(pathCookie);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    if (cookie.includes('sb_session')) continue;
    expect(cookie).toMatch(/; SameSite=(?:Strict|Lax)/);
    expect(cookie).toMatch(/; Path=\/api/);
    expect(cookie).not.toMatch(/; Domain=/);
  }
});

test('SEC-02 over TLS every cookie of the whole site is Secure, and named so that no sister domain can set it', async () => {
  const cookies = await hostCookiesAt('https://casino.example');
  expect(cookies).toHaveLength(6);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie.replace('__Host-', '')).toMatch(hostCookie);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).not.toMatch(/; Domain=/);
  }
});

test('SEC-02 on a machine without TLS the names have no prefix, which browsers would refuse', async () => {
  for (const cookie of await secureCookiesAt('http://localhost:3000')) expect(cookie).toMatch(pathCookie);
  for (const cookie of await hostCookiesAt('http://localhost:3000')) expect(cookie).toMatch(hostCookie);
});
