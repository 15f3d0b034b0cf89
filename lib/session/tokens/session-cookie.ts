import 'server-only';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Credentials } from '#lib/core/api/call.ts';
import { isSecureSite, siteConfig, siteCookieName } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { type Claims, readClaims } from './claims.ts';
import { earlierTokenCookie } from './earlier-cookies.ts';
import { packToken, unpackToken } from './packed-token.ts';
import { openSealed, seal } from './sealed.ts';

/** LOG-02: what the session's cookie holds: the player's ID token, packed, and the session at this site. */
const contentSchema = z.object({ token: z.string(), session: z.string().min(1) });

/** Above this a response or a request may not fit into the header buffers of proxies (decision 74). */
const maxCookieBytes = 2_048;
const path = '/api';

/** Also next-auth's name for it. */
export function sessionCookieName(): string {
  return siteCookieName('parlour.session');
}

/** Of a cookie of the session; `Path=/api` keeps it off page requests. */
export function sessionCookieOptions() {
  return { path, httpOnly: true, sameSite: 'lax', secure: isSecureSite() } as const;
}

export function sessionCookie(value: string, maxAge: number): CookieToSet {
  return { name: sessionCookieName(), value, maxAge, ...sessionCookieOptions() };
}

/** Seals a session into the value of its cookie, which opens until the ID token expires. */
export async function sealSession({ idToken, sessionId }: Pick<SealedSession, 'idToken' | 'sessionId'>): Promise<string> {
  const content: z.output<typeof contentSchema> = { token: packToken(idToken), session: sessionId };
  const sealed = await seal('session', content, secondsLeft(readClaims(idToken)?.exp ?? 0));
  if (sealed.length > maxCookieBytes) {
    console.warn(`The cookie of a session has ${sealed.length} bytes: the ID tokens are too long for some proxies.`);
  }
  return sealed;
}

/** Whole seconds until a time in seconds of real time; 0 for the past. */
export function secondsLeft(expiresAt: number): number {
  return Math.max(0, Math.floor(expiresAt - Date.now() / 1_000));
}

/** The content of the session's cookie. Times in milliseconds of real time. */
export interface SealedSession extends Credentials {
  readonly sessionId: string;
  /** The session at the identity service; empty where the pool has none. */
  readonly upstreamId: string;
  readonly issuedAt: number;
  readonly until: number;
}

const opened = new LRUCache<string, SealedSession>({ max: 2_000 });

/**
 * The player's credentials, by the session's cookie; undefined for a visitor, a forged cookie and an expired token. Does not
 * check that the session is still active: `credentialsOf` does.
 */
export async function openCredentials(
  cookies: ReadonlyMap<string, string>,
  realNow = Date.now(),
): Promise<SealedSession | undefined> {
  const sealed = cookies.get(sessionCookieName()) ?? cookies.get(earlierTokenCookie);
  const session = sealed ? await openSession(sealed) : undefined;
  return session && session.until > realNow ? session : undefined;
}

/** The session of a sealed value; undefined for one that is forged, or of another pool client. */
export async function openSession(sealed: string): Promise<SealedSession | undefined> {
  const known = opened.get(sealed);
  if (known) return known;
  const content = await openSealed('session', sealed, contentSchema);
  const idToken = content && unpackToken(content.token);
  const claims = idToken ? readClaims(idToken) : undefined;
  if (!content || !idToken || !claims?.aud.includes(siteConfig().IDENTITY_CLIENT_ID)) return undefined;
  const session = sealedSession(idToken, content.session, claims);
  opened.set(sealed, session);
  return session;
}

/** The session of a verified ID token. */
export function sealedSession(idToken: string, sessionId: string, claims: Claims): SealedSession {
  const { player_id: playerId, origin_jti: upstreamId, iat, exp } = claims;
  return { playerId, idToken, sessionId, upstreamId, issuedAt: iat * 1_000, until: exp * 1_000 };
}
