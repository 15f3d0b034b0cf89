import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSecureSite } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';
import { endSession } from '../registry/end-session.ts';
import { addSession } from '../registry/player-session.ts';
import { knownBrowserCookie } from '../requester/known-browser.ts';
import type { Claims } from '../tokens/claims.ts';
import { clearedEarlierCookies } from '../tokens/earlier-cookies.ts';
import { sealedSession, secondsLeft } from '../tokens/session-cookie.ts';
import { identityCookie } from '../tokens/shared-cookies.ts';
import { clearedSignOut } from '../tokens/sign-out-cookie.ts';

export interface VerifiedSignIn {
  readonly claims: Claims;
  readonly idToken: string;
  readonly audience: Audience;
  readonly sportsToken: string | undefined;
  readonly method: 'password' | 'bank';
}

/** The browser that signs in. */
export interface SignInBrowser {
  readonly cookies: ReadonlyMap<string, string>;
  readonly userAgent: string | null;
}

export interface StartedSession {
  readonly sessionId: string;
  /** Seconds. */
  readonly maxAge: number;
  /** Cookies besides the session's and the audience, which are set by the caller. */
  readonly cookies: readonly CookieToSet[];
}

/** Starts a session with an id of its own, and ends the one that this browser had before. */
export async function startSession(signIn: VerifiedSignIn, browser: SignInBrowser): Promise<StartedSession> {
  const { claims, idToken, sportsToken, method } = signIn;
  const sessionId = randomBytes(18).toString('base64url');
  await addSession(sealedSession(idToken, sessionId, claims), browser.userAgent);
  // The platform need not have answered before the player goes on.
  await endSession(browser.cookies);
  logSecurityEvent({ event: 'sign-in', outcome: 'accepted', method, playerId: claims.player_id });
  const secure = isSecureSite();
  const cookies = [
    await knownBrowserCookie(browser.cookies, claims.email),
    identityCookie(sportsToken),
    // LOG-16: new terms to accept were those of the player before.
    termsCookieOf(false, secure),
    ...clearedSignOut(browser.cookies, secure),
    ...clearedEarlierCookies(browser.cookies, secure),
  ];
  return { sessionId, maxAge: secondsLeft(claims.exp), cookies };
}
