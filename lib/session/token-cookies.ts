import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { siteConfig } from '#lib/config/site.ts';
import type { Credentials } from '#lib/platform/call.ts';
import { readClaims } from './claims.ts';

/** What the identity service hands out at sign-in. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** One sealed cookie per token: three real ones together pass the 4,096 bytes that a cookie may have. */
export const tokenCookies = { idToken: 'parlour.id', accessToken: 'parlour.access', refreshToken: 'parlour.refresh' } as const;
const tokenNames = Object.keys(tokenCookies) as (keyof Tokens)[];

export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly sameSite: 'lax';
  readonly secure: boolean;
}

function cookie(name: string, value: string, maxAge: number): CookieToSet {
  const secure = siteConfig().SITE_URL.startsWith('https:');
  return { name, value, path: '/api', maxAge, httpOnly: true, sameSite: 'lax', secure };
}

/** Seals the tokens for the browser to carry; `Path=/api` keeps them off every page request. */
export async function sealTokens(tokens: Tokens, maxAgeSeconds: number): Promise<CookieToSet[]> {
  const password = siteConfig().SESSION_SECRET;
  return Promise.all(
    tokenNames.map(async (name) =>
      cookie(tokenCookies[name], await sealData({ token: tokens[name] }, { password, ttl: maxAgeSeconds }), maxAgeSeconds),
    ),
  );
}

/** Cookies that end the session in the browser. */
export function clearedTokens(): CookieToSet[] {
  return tokenNames.map((name) => cookie(tokenCookies[name], '', 0));
}

const remembered = 2_000;
const opened = new Map<string, Credentials & { readonly until: number }>();

/** The token of one sealed cookie; undefined where it is missing, forged or too old. */
export async function unsealToken(sealed: string | undefined): Promise<string | undefined> {
  if (!sealed) return undefined;
  const { token } = await unsealData<{ token?: string }>(sealed, { password: siteConfig().SESSION_SECRET });
  return token;
}

/** Whose request this is, by its sealed ID token; undefined for a guest, a forged cookie and an expired token. */
export async function credentialsOf(
  cookies: ReadonlyMap<string, string>,
  realNow = Date.now(),
): Promise<Credentials | undefined> {
  const sealed = cookies.get(tokenCookies.idToken);
  if (!sealed) return undefined;
  const known = opened.get(sealed) ?? (await open(decodeURIComponent(sealed), sealed));
  return known && known.until > realNow ? known : undefined;
}

async function open(sealed: string, key: string) {
  const idToken = await unsealToken(sealed).catch(() => undefined);
  const claims = idToken ? readClaims(idToken) : undefined;
  if (!idToken || !claims) return undefined;
  const credentials = { playerId: claims.player_id, idToken, until: claims.exp * 1_000 };
  if (opened.size >= remembered) opened.clear();
  opened.set(key, credentials);
  return credentials;
}
