import 'server-only';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { readTransactionSummary } from '#lib/account/contract.ts';
import { siteConfig } from '#lib/config/site.ts';
import { type Audience, audienceOf } from '#lib/content/audience.ts';
import { call } from '#lib/platform/server.ts';
import { type Claims, claimsSchema } from './claims.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { signInBySrp } from './srp.ts';
import type { Tokens } from './token-cookies.ts';

export type SignIn =
  | { readonly ok: true; readonly tokens: Tokens; readonly claims: Claims; readonly audience: Audience }
  | { readonly ok: false; readonly refusal: Refusal };

/** Signs a player in at the identity service and verifies what it hands out. D1 §4, §7; the password goes nowhere else. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  const config = siteConfig();
  const pool = { url: config.IDENTITY_URL, poolId: config.IDENTITY_POOL_ID, clientId: config.IDENTITY_CLIENT_ID };
  const outcome = await signInBySrp(email.trim().toLowerCase(), password, pool);
  if (outcome.kind === 'refused') return { ok: false, refusal: refusalOf(outcome.type, outcome.message) };
  const claims = await verifyIdToken(outcome.tokens.idToken);
  if (!claims) return { ok: false, refusal: { code: 'error.system.error' } };
  const audience = await readAudience(claims.player_id, outcome.tokens.idToken);
  return { ok: true, tokens: outcome.tokens, claims, audience };
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** The claims of an ID token of our pool and client, in its life time; undefined for any other token. */
async function verifyIdToken(idToken: string): Promise<Claims | undefined> {
  const config = siteConfig();
  keys ??= createRemoteJWKSet(new URL(`${config.IDENTITY_URL}/${config.IDENTITY_POOL_ID}/.well-known/jwks.json`));
  try {
    const { payload } = await jwtVerify(idToken, keys, { issuer: config.identityIssuer, audience: config.IDENTITY_CLIENT_ID });
    return payload.token_use === 'id' ? claimsSchema.parse(payload) : undefined;
  } catch (error) {
    console.error('An ID token could not be verified:', error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
}

/** The pages this player gets. A failing platform is no reason to refuse a sign-in: the next summary puts it right. */
async function readAudience(playerId: string, idToken: string): Promise<Audience> {
  try {
    const { totalDepositsCount } = await call(readTransactionSummary, {}, { playerId, idToken });
    return audienceOf(totalDepositsCount);
  } catch {
    return 'd0';
  }
}
