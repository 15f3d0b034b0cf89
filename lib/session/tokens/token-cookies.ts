import 'server-only';
import { sealData } from 'iron-session';
import { z } from 'zod';
import type { Credentials } from '#lib/core/api/call.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { readClaims } from './claims.ts';
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

/** LOG-02: a token is stored with its client id and its user. */
const sealedSchema = z.object({ token: z.string(), client: z.string(), user: z.string() });

export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly sameSite: 'strict' | 'lax' | 'none';
  readonly secure: boolean;
  /** Absent for a cookie of this host only. */
  readonly domain?: string;
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  const secure = siteConfig().SITE_URL.startsWith('https:');
  return { name, value, path: '/api', maxAge, httpOnly: true, sameSite: 'lax', secure };
}

/** Seals the tokens into cookies; `Path=/api` keeps them off page requests. */
export async function sealTokens(tokens: Tokens, maxAgeSeconds: number): Promise<CookieToSet[]> {
  const { SESSION_SECRET: password, IDENTITY_CLIENT_ID: client } = siteConfig();
  return Promise.all(
    tokenNames.map(async (name) => {
      const sealed: z.output<typeof sealedSchema> = { token: tokens[name], client, user: tokens.lastAuth };
      return cookie(tokenCookies[name], await sealData(sealed, { password, ttl: maxAgeSeconds }), maxAgeSeconds);
    }),
  );
}

/** Cookies that end the session in the browser. */
export function clearedTokens(): CookieToSet[] {
  return tokenNames.map((name) => cookie(tokenCookies[name], '', 0));
}

/** The token of one sealed cookie and its user; undefined where it is missing, forged, expired or of another client. */
export async function unsealToken(
  sealed: string | undefined,
): Promise<{ readonly token: string; readonly user: string } | undefined> {
  const opened = await openSealed(sealed, sealedSchema);
  return opened?.client === siteConfig().IDENTITY_CLIENT_ID ? opened : undefined;
}

const maxCached = 2_000;
const opened = new Map<string, Credentials & { readonly until: number }>();

/** The player's credentials, by the sealed ID token; undefined for a visitor, a forged cookie and an expired token. */
export async function credentialsOf(
  cookies: ReadonlyMap<string, string>,
  realNow = Date.now(),
): Promise<Credentials | undefined> {
  const sealed = cookies.get(tokenCookies.idToken);
  if (!sealed) return undefined;
  const known = opened.get(sealed) ?? (await open(sealed));
  return known && known.until > realNow ? known : undefined;
}

async function open(sealed: string) {
  const idToken = (await unsealToken(sealed))?.token;
  const claims = idToken ? readClaims(idToken) : undefined;
  if (!idToken || !claims) return undefined;
  const credentials = { playerId: claims.player_id, idToken, until: claims.exp * 1_000 };
  if (opened.size >= maxCached) opened.clear();
  opened.set(sealed, credentials);
  return credentials;
}
