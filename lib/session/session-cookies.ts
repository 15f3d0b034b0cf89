import 'server-only';
import { sessionEndedHeader } from '#lib/core/api/errors.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { audienceHeader } from './tokens/audience-cookie.ts';
import { clearedSharedCookies } from './tokens/shared-cookies.ts';
import { type CookieToSet, clearedTokens } from './tokens/token-cookies.ts';

type Header = readonly [string, string];

export function isSecureSite(): boolean {
  return siteConfig().SITE_URL.startsWith('https:');
}

const sameSiteNames = { strict: 'Strict', lax: 'Lax', none: 'None' } as const;

// The values are sealed or constant and need no escaping, so the `cookie` package is not used.
/** The value of a `Set-Cookie` header. */
export function serializeCookie({ name, value, path, maxAge, httpOnly, sameSite, secure, domain }: CookieToSet): string {
  const scope = `Path=${path}${domain ? `; Domain=${domain}` : ''}`;
  const access = `${httpOnly ? 'HttpOnly; ' : ''}SameSite=${sameSiteNames[sameSite]}${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${scope}; Max-Age=${maxAge}; ${access}`;
}

/** Headers that end the session in the browser: they clear the tokens, the audience and next-auth's session. */
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
    ...[...clearedTokens(), ...clearedSharedCookies(), nextAuth].map((cookie): Header => ['Set-Cookie', serializeCookie(cookie)]),
    ['Set-Cookie', audienceHeader('visitor', 0, secure)],
    [sessionEndedHeader, '1'],
  ];
}

/** next-auth's name for its session cookie. */
export function sessionCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.session-token`;
}
