import 'server-only';
import { sessionEndedHeader } from '#lib/core/api/errors.ts';
import { isSecureSite } from '#lib/core/config/site.ts';
import { type CookieToSet, serializeCookie } from '#lib/core/http/set-cookie.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';
import { audienceHeader } from './tokens/audience-cookie.ts';
import { clearedEarlierCookies } from './tokens/earlier-cookies.ts';
import { sessionCookie } from './tokens/session-cookie.ts';
import { clearedSharedCookies } from './tokens/shared-cookies.ts';
import { clearedSignOut } from './tokens/sign-out-cookie.ts';

type Header = readonly [string, string];

/** Headers that end the session in the browser: they clear its cookie, the audience and what depends on the player. */
export function clearSessionHeaders(cookies: ReadonlyMap<string, string>): readonly Header[] {
  return [
    ...clearedCookies(cookies).map((cookie): Header => ['Set-Cookie', serializeCookie(cookie)]),
    ['Set-Cookie', audienceHeader('visitor', 0, isSecureSite())],
    [sessionEndedHeader, '1'],
  ];
}

/** Cookies to clear with the session, except the audience; `cookies` are those of the request. */
export function clearedCookies(cookies: ReadonlyMap<string, string>): CookieToSet[] {
  const secure = isSecureSite();
  // LOG-16: new terms to accept are those of this player, not of the next one.
  return [
    sessionCookie('', 0),
    ...clearedSignOut(cookies, secure),
    ...clearedEarlierCookies(cookies, secure),
    ...clearedSharedCookies(),
    termsCookieOf(false, secure),
  ];
}
