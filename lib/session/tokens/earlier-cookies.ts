import { siteConfig } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';

/**
 * Cookies of builds that stored each token in one of its own, and had no prefix for cookies of the whole site. Their sessions go
 * on for the eight hours that they have left; a sign-in and a sign-out remove them. To be deleted with the next release but one,
 * together with `earlier-session.ts` and the names without a prefix of `lib/core/http/`.
 */
export const earlierTokenCookie = 'parlour.id';
const tokens: readonly (readonly [name: string, path: string])[] = [
  [earlierTokenCookie, '/api'],
  ['parlour.access', '/api'],
  ['parlour.refresh', '/api'],
  ['next-auth.session-token', '/'],
  ['__Secure-next-auth.session-token', '/'],
];
export const earlierIdentityCookie = 'sb_session';

/** Removes the tokens that a request has. */
export function clearedTokenCookies(cookies: ReadonlyMap<string, string>, secure: boolean): CookieToSet[] {
  return tokens
    .filter(([name]) => cookies.has(name))
    .map(([name, path]) => ({ name, value: '', path, maxAge: 0, httpOnly: true, sameSite: 'lax', secure }));
}

/** Removes all of them that a request has. Without TLS the names without a prefix are those of today. */
export function clearedEarlierCookies(cookies: ReadonlyMap<string, string>, secure: boolean): CookieToSet[] {
  const { cookieDomain } = siteConfig();
  const plain = [
    { name: 'audience' },
    { name: 'terms' },
    { name: earlierIdentityCookie, ...(cookieDomain && { domain: cookieDomain }) },
  ].filter(({ name }) => secure && cookies.has(name));
  const options = { value: '', path: '/', maxAge: 0, httpOnly: false, sameSite: 'lax', secure } as const;
  return [...clearedTokenCookies(cookies, secure), ...plain.map((cookie) => ({ ...cookie, ...options }))];
}
