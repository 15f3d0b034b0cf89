import 'server-only';
import { encode } from 'next-auth/jwt';
import { siteConfig } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { isSecureSite, sessionCookieName } from '../session-cookies.ts';
import { audienceHeader } from '../tokens/audience-cookie.ts';
import { sessionPayloadOf } from '../tokens/session-payload.ts';
import type { Tokens } from '../tokens/token-cookies.ts';
import { readPlatformDetails, verifyIdToken } from './sign-in.ts';
import { type SignInBrowser, startSession } from './start-session.ts';

/**
 * Starts a session with tokens issued by the platform. Returns the same `Set-Cookie` headers as a sign-in by password;
 * undefined for tokens of another pool.
 */
export async function startSessionByTokens(tokens: Tokens, browser: SignInBrowser): Promise<readonly string[] | undefined> {
  const claims = await verifyIdToken(tokens.idToken);
  if (!claims) return undefined;
  const details = await readPlatformDetails(claims, tokens);
  const { sessionId, maxAge, cookies } = await startSession({ claims, tokens, ...details }, browser);
  const secure = isSecureSite();
  const value = await encode({
    secret: siteConfig().SESSION_SECRET,
    maxAge,
    token: { sub: claims.player_id, ...sessionPayloadOf(claims, sessionId) },
  });
  const nextAuth = { name: sessionCookieName(), value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
  return [...[...cookies, nextAuth].map(serializeCookie), audienceHeader(details.audience, maxAge, secure)];
}
