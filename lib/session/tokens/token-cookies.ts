import 'server-only';
import { sealData } from 'iron-session';
import { z } from 'zod';
import type { Credentials } from '#lib/core/api/call.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import type { CookieToSet } from '#lib/core/http/set-cookie.ts';
import { type Claims, readClaims } from './claims.ts';
import { openSealed } from './sealed.ts';

export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The pool's user name of the player. */
  readonly lastAuth: string;
}

/** One sealed cookie per token: the three together exceed a cookie's 4,096 bytes. */
export const tokenCookies = { idToken: 'parlour.id', accessToken: 'parlour.access', refreshToken: 'parlour.refresh' } as const;
const tokenNames = Object.keys(tokenCookies) as (keyof typeof tokenCookies)[];

/** LOG-02: a token is stored with its client id, its user and its session at this site. */
const sealedSchema = z.object({ token: z.string(), client: z.string(), user: z.string(), session: z.string().min(1) });

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  const secure = siteConfig().SITE_URL.startsWith('https:');
  return { name, value, path: '/api', maxAge, httpOnly: true, sameSite: 'lax', secure };
}

/** Seals the tokens of a session into cookies; `Path=/api` keeps them off page requests. */
export async function sealTokens(tokens: Tokens, session: string, maxAgeSeconds: number): Promise<CookieToSet[]> {
  const { SESSION_SECRET: password, IDENTITY_CLIENT_ID: client } = siteConfig();
  return Promise.all(
    tokenNames.map(async (name) => {
      const sealed: z.output<typeof sealedSchema> = { token: tokens[name], client, user: tokens.lastAuth, session };
      return cookie(tokenCookies[name], await sealData(sealed, { password, ttl: maxAgeSeconds }), maxAgeSeconds);
    }),
  );
}

/** Cookies that end the session in the browser. */
export function clearedTokens(): CookieToSet[] {
  return tokenNames.map((name) => cookie(tokenCookies[name], '', 0));
}

/** The token of one sealed cookie and its user; undefined where it is missing, forged, expired or of another client. */
export async function unsealToken(sealed: string | undefined): Promise<z.output<typeof sealedSchema> | undefined> {
  const opened = await openSealed(sealed, sealedSchema);
  return opened?.client === siteConfig().IDENTITY_CLIENT_ID ? opened : undefined;
}

/** The content of the sealed cookies. Times in milliseconds of real time. */
export interface SealedSession extends Credentials {
  readonly sessionId: string;
  /** The session at the identity service; empty where the pool has none. */
  readonly upstreamId: string;
  readonly issuedAt: number;
  readonly until: number;
}

const maxCached = 2_000;
const opened = new Map<string, SealedSession>();

/**
 * The player's credentials, by the sealed ID token; undefined for a visitor, a forged cookie and an expired token. Does not
 * check that the session is still active: `credentialsOf` does.
 */
export async function openCredentials(
  cookies: ReadonlyMap<string, string>,
  realNow = Date.now(),
): Promise<SealedSession | undefined> {
  const sealed = cookies.get(tokenCookies.idToken);
  if (!sealed) return undefined;
  const known = opened.get(sealed) ?? (await open(sealed));
  return known && known.until > realNow ? known : undefined;
}

async function open(sealed: string): Promise<SealedSession | undefined> {
  const content = await unsealToken(sealed);
  const claims = content && readClaims(content.token);
  if (!content || !claims) return undefined;
  const session = sealedSession(content.token, content.session, claims);
  if (opened.size >= maxCached) opened.clear();
  opened.set(sealed, session);
  return session;
}

/** The session of a verified ID token. */
export function sealedSession(idToken: string, sessionId: string, claims: Claims): SealedSession {
  const { player_id: playerId, origin_jti: upstreamId, iat, exp } = claims;
  return { playerId, idToken, sessionId, upstreamId, issuedAt: iat * 1_000, until: exp * 1_000 };
}
