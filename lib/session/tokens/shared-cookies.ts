import 'server-only';
import { siteConfig, siteCookieName } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { earlierIdentityCookie } from './earlier-cookies.ts';

const identityName = () => siteCookieName('sb_session');
const yearSeconds = 31_536_000;
/** Every request carries it: a longer token would not fit into the small buffers of proxies (decision 74). */
const maxTokenLength = 256;

/** A cookie that frames on sister domains send, too; for those browsers require `SameSite=None` and `Secure`. */
function sharedCookie(name: string, value: string, maxAge: number): CookieToSet {
  const { cookieDomain } = siteConfig();
  const scope = { path: '/', ...(cookieDomain && { domain: cookieDomain }) };
  return { name, value, ...scope, maxAge, httpOnly: true, sameSite: 'none', secure: true };
}

/** LOG-19: the identity cookie of a sign-in. Without a token that it can carry it clears the previous player's cookie. */
export function identityCookie(token = ''): CookieToSet {
  const isCarried = token.length <= maxTokenLength;
  if (!isCarried) console.warn(`The token for sister domains has ${token.length} characters and is not stored.`);
  return token && isCarried ? sharedCookie(identityName(), token, yearSeconds) : sharedCookie(identityName(), '', 0);
}

/** The token of the identity cookie; undefined for what cannot be one. */
export function identityOf(cookies: ReadonlyMap<string, string>): string | undefined {
  const token = cookies.get(identityName()) ?? cookies.get(earlierIdentityCookie);
  return token && token.length <= maxTokenLength && /^[\w.~+/=-]{16,}$/.test(token) ? token : undefined;
}

/** Clears the sister domains' cookies on a sign-out: the identity, and the sessions of game providers (LOG-28). */
export function clearedSharedCookies(): CookieToSet[] {
  return [identityName(), ...siteConfig().GAME_SESSION_COOKIES].map((name) => sharedCookie(name, '', 0));
}
