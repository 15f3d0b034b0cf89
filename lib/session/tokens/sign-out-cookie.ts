import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';

/** Removes the mark of a waiting sign-out from a request that has it: the session has ended, or another one begins. */
export function clearedSignOut(cookies: ReadonlyMap<string, string>, secure: boolean): CookieToSet[] {
  const name = hostCookieName('sign-out', secure);
  const options = { path: '/', maxAge: 0, httpOnly: false, sameSite: 'lax', secure } as const;
  return cookies.has(name) ? [{ name, value: '', ...options }] : [];
}
