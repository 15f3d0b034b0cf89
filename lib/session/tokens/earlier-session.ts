import 'server-only';
import { isSecureSite } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { clearedTokenCookies } from './earlier-cookies.ts';
import { openCredentials, sealSession, secondsLeft, sessionCookie, sessionCookieName } from './session-cookie.ts';

/** Moves a session of an earlier build to the session's cookie, the only one that next-auth reads; empty for any other request. */
export async function movedSession(cookies: ReadonlyMap<string, string>): Promise<readonly CookieToSet[]> {
  const session = cookies.has(sessionCookieName()) ? undefined : await openCredentials(cookies);
  if (!session) return [];
  const moved = sessionCookie(await sealSession(session), secondsLeft(session.until / 1_000));
  return [moved, ...clearedTokenCookies(cookies, isSecureSite())];
}
