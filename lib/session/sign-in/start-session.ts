import 'server-only';
import { encode } from 'next-auth/jwt';
import { siteConfig } from '#lib/core/config/site.ts';
import { logSecurityEvent } from '#lib/core/log/security-event.ts';
import { isSecureSite, serializeCookie, sessionCookieName } from '../session-cookies.ts';
import { audienceHeader } from '../tokens/audience-cookie.ts';
import { sessionPayloadOf } from '../tokens/session-payload.ts';
import { identityCookie } from '../tokens/shared-cookies.ts';
import { sealTokens, type Tokens } from '../tokens/token-cookies.ts';
import { readPlatformDetails, verifyIdToken } from './sign-in.ts';

export interface StartedSession {
  /** `Set-Cookie` headers: tokens, identity, next-auth's session, audience; the same as after a sign-in by password. */
  readonly cookies: readonly string[];
}

/** Starts a session with tokens issued by the platform; undefined for tokens of another pool. */
export async function startSession(tokens: Tokens): Promise<StartedSession | undefined> {
  const claims = await verifyIdToken(tokens.idToken);
  if (!claims) return undefined;
  const { audience, sportsToken } = await readPlatformDetails(claims, tokens);
  const maxAge = Math.max(0, Math.floor(claims.exp - Date.now() / 1_000));
  const secure = isSecureSite();
  const value = await encode({
    secret: siteConfig().SESSION_SECRET,
    maxAge,
    token: { sub: claims.player_id, ...sessionPayloadOf(claims) },
  });
  const nextAuth = { name: sessionCookieName(), value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
  logSecurityEvent({ event: 'sign-in', outcome: 'accepted', playerId: claims.player_id });
  const session = [...(await sealTokens(tokens, maxAge)), identityCookie(sportsToken), nextAuth];
  return { cookies: [...session.map(serializeCookie), audienceHeader(audience, maxAge, secure)] };
}
