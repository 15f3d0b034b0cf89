import 'server-only';
import { sessionEndedHeader } from '#lib/core/api/errors.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { type CookieToSet, serializeCookie } from '#lib/core/http/set-cookie.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';
import { audienceHeader } from './tokens/audience-cookie.ts';
import { clearedSharedCookies } from './tokens/shared-cookies.ts';
import { clearedTokens } from './tokens/token-cookies.ts';

type Header = readonly [string, string];

export function isSecureSite(): boolean {
  return siteConfig().SITE_URL.startsWith('https:');
}

/** Headers that end the session in the browser: they clear the tokens, the audience, next-auth's session and what depends on the player. */
export function clearSessionHeaders(): readonly Header[] {
  const secure = isSecureSite();
  const nextAuth = {
    name: sessionCookieName(),
    value: '',
    path: '/',
    maxAge: 0,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const;
  return [
    ...[...clearedCookies(), nextAuth].map((cookie): Header => ['Set-Cookie', serializeCookie(cookie)]),
    ['Set-Cookie', audienceHeader('visitor', 0, secure)],
    [sessionEndedHeader, '1'],
  ];
}

/** Cookies to clear with the session, except next-auth's own and the audience. */
export function clearedCookies(): CookieToSet[] {
  // LOG-16: new terms to accept are those of this player, not of the next one.
  return [...clearedTokens(), ...clearedSharedCookies(), termsCookieOf(false, isSecureSite())];
}

/** next-auth's name for its session cookie. */
export function sessionCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.session-token`;
}
