import 'server-only';
import { isSecureSite } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { audienceHeader } from '../tokens/audience-cookie.ts';
import { sealSession, sessionCookie } from '../tokens/session-cookie.ts';
import { readPlatformDetails, verifyIdToken } from './sign-in.ts';
import { type SignInBrowser, startSession } from './start-session.ts';

/**
 * Starts a session with an ID token issued by the platform. Returns the same `Set-Cookie` headers as a sign-in by password;
 * undefined for a token of another pool.
 */
export async function startSessionByToken(idToken: string, browser: SignInBrowser): Promise<readonly string[] | undefined> {
  const claims = await verifyIdToken(idToken);
  if (!claims) return undefined;
  const details = await readPlatformDetails(claims, idToken);
  const { sessionId, maxAge, cookies } = await startSession({ claims, idToken, ...details, method: 'bank' }, browser);
  const session = sessionCookie(await sealSession({ idToken, sessionId }), maxAge);
  return [...[...cookies, session].map(serializeCookie), audienceHeader(details.audience, maxAge, isSecureSite())];
}
