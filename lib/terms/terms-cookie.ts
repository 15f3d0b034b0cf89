import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { termsDue } from './terms-guard.ts';

const sessionSeconds = 8 * 3_600;

/** The cookie by which the middleware knows of new terms to accept; without any it clears the cookie (RTE-43, LOG-16). */
export function termsCookieOf(isDue: boolean, secure: boolean): CookieToSet {
  const options = { path: '/', maxAge: isDue ? sessionSeconds : 0, httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: hostCookieName('terms', secure), value: isDue ? termsDue : '', ...options };
}
