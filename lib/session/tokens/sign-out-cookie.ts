import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { signOutCookieOf } from '../waiting-sign-out.ts';

/** Removes the mark of a waiting sign-out from a request that has it: the session has ended, or another one begins. */
export function clearedSignOut(cookies: ReadonlyMap<string, string>, secure: boolean): CookieToSet[] {
  const name = signOutCookieOf(secure);
  const options = { path: '/', maxAge: 0, httpOnly: false, sameSite: 'lax', secure } as const;
  return cookies.has(name) ? [{ name, value: '', ...options }] : [];
}
