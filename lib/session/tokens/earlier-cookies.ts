import type { CookieToSet } from '#lib/core/http/set-cookie.ts';

/**
 * Cookies of builds that stored each token in one of its own. Their sessions go on for the eight hours that they have left; a
 * sign-in and a sign-out remove them. To be deleted with the next release but one, together with `earlier-session.ts`.
 */
export const earlierTokenCookie = 'parlour.id';
const earlier: readonly (readonly [name: string, path: string])[] = [
  [earlierTokenCookie, '/api'],
  ['parlour.access', '/api'],
  ['parlour.refresh', '/api'],
  ['next-auth.session-token', '/'],
  ['__Secure-next-auth.session-token', '/'],
];

/** Removes those that a request has. */
export function clearedEarlierCookies(cookies: ReadonlyMap<string, string>, secure: boolean): CookieToSet[] {
  return earlier
    .filter(([name]) => cookies.has(name))
    .map(([name, path]) => ({ name, value: '', path, maxAge: 0, httpOnly: true, sameSite: 'lax', secure }));
}
