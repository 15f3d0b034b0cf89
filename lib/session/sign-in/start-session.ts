import 'server-only';
import { randomUUID } from 'node:crypto';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import type { Audience } from '#lib/core/market/audience.ts';
import { termsCookieOf } from '#lib/terms/terms-cookie.ts';
import { addSession, endSessionOf } from '../registry/player-session.ts';
import { isSecureSite } from '../session-cookies.ts';
import type { Claims } from '../tokens/claims.ts';
import { endSession } from '../tokens/revoke.ts';
import { identityCookie } from '../tokens/shared-cookies.ts';
import { sealedSession, sealTokens, type Tokens } from '../tokens/token-cookies.ts';

export interface VerifiedSignIn {
  readonly claims: Claims;
  readonly tokens: Tokens;
  readonly audience: Audience;
  readonly sportsToken: string | undefined;
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
  /** Tokens and identity; next-auth's session and the audience are set by the caller. */
  readonly cookies: readonly CookieToSet[];
}

/** Starts a session with an id of its own, and ends the one that this browser had before. */
export async function startSession(signIn: VerifiedSignIn, browser: SignInBrowser): Promise<StartedSession> {
  const { claims, tokens, sportsToken } = signIn;
  const sessionId = randomUUID();
  const maxAge = Math.max(0, Math.floor(claims.exp - Date.now() / 1_000));
  await addSession(sealedSession(tokens.idToken, sessionId, claims), browser.userAgent);
  await endSessionOf(browser.cookies);
  // The services behind the site need not have answered before the player goes on.
  void endSession(browser.cookies);
  logSecurityEvent({ event: 'sign-in', outcome: 'accepted', playerId: claims.player_id });
  const sealed = await sealTokens(tokens, sessionId, maxAge);
  // LOG-16: new terms to accept were those of the player before.
  return { sessionId, maxAge, cookies: [...sealed, identityCookie(sportsToken), termsCookieOf(false, isSecureSite())] };
}
