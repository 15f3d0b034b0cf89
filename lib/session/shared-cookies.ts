import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import type { CookieToSet } from './token-cookies.ts';

const identityName = 'sb_session';
const yearSeconds = 31_536_000;

/** A cookie that pages on sister domains send from their frames, too: the browser wants both marks for that. */
function sharedCookie(name: string, value: string, maxAge: number): CookieToSet {
  const { cookieDomain } = siteConfig();
  const reach = { path: '/', ...(cookieDomain && { domain: cookieDomain }) };
  return { name, value, ...reach, maxAge, httpOnly: true, sameSite: 'none', secure: true };
}

/** LOG-19: the identity cookie of a sign-in. Without a token that of whoever sat here before goes. */
export function identityCookie(token: string | undefined): CookieToSet {
  return token ? sharedCookie(identityName, token, yearSeconds) : sharedCookie(identityName, '', 0);
}

/** What a sign-out takes from the sister domains: the identity, and what games have left there (LOG-28). */
export function clearedSharedCookies(): CookieToSet[] {
  return [identityName, ...siteConfig().GAME_SESSION_COOKIES].map((name) => sharedCookie(name, '', 0));
}
