import 'server-only';
import { readTransactionSummary, transactionSummarySchema } from '#lib/account/contract.ts';
import { siteConfig } from '#lib/config/site.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { audienceCookie } from '#lib/edge/decide.ts';
import type { Endpoint } from '#lib/platform/endpoint.ts';
import { sessionEndedHeader } from '#lib/platform/errors.ts';
import { audienceHeader, changedAudience } from './audience-cookie.ts';
import { clearedSharedCookies } from './shared-cookies.ts';
import { type CookieToSet, clearedTokens } from './token-cookies.ts';

type Header = readonly [string, string];

const sessionSeconds = 8 * 3_600;

export function isSecureSite(): boolean {
  return siteConfig().SITE_URL.startsWith('https:');
}

/** The audience derived anew whenever the transaction summary passes the relay: a deposit on another device counts. */
export function audienceHeaders(request: Request, endpoint: Endpoint, reply: unknown): readonly Header[] {
  if (endpoint.path !== readTransactionSummary.path) return [];
  const { totalDepositsCount } = transactionSummarySchema.parse(reply);
  const changed = changedAudience(totalDepositsCount, readCookies(request.headers.get('cookie')).get(audienceCookie));
  return changed ? [['Set-Cookie', audienceHeader(changed, sessionSeconds, isSecureSite())]] : [];
}

export function writeCookieHeader({ name, value, path, maxAge, sameSite, secure, domain }: CookieToSet): string {
  const reach = `Path=${path}${domain ? `; Domain=${domain}` : ''}`;
  const isLax = sameSite === 'lax';
  return `${name}=${value}; ${reach}; Max-Age=${maxAge}; HttpOnly; SameSite=${isLax ? 'Lax' : 'None'}${secure ? '; Secure' : ''}`;
}

/** What ends the session in the browser: no tokens, no audience, no next-auth session. */
export function endingHeaders(): readonly Header[] {
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
    ...[...clearedTokens(), ...clearedSharedCookies(), nextAuth].map(
      (cookie): Header => ['Set-Cookie', writeCookieHeader(cookie)],
    ),
    ['Set-Cookie', audienceHeader('visitor', 0, secure)],
    [sessionEndedHeader, '1'],
  ];
}

/** next-auth's name for its session cookie. */
export function sessionCookieName(): string {
  return `${isSecureSite() ? '__Secure-' : ''}next-auth.session-token`;
}
