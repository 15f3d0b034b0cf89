import 'server-only';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { readTransactionSummary } from '#lib/account/contract.ts';
import { siteConfig } from '#lib/config/site.ts';
import { type Audience, audienceOf } from '#lib/content/audience.ts';
import type { Credentials } from '#lib/platform/call.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { call } from '#lib/platform/server.ts';
import { sportsTokenOf } from '#lib/sportsbook/server.ts';
import { type Claims, claimsSchema } from './claims.ts';
import { migratePlayer } from './contract.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { type SignInOrigin, type SrpOutcome, signInBySrp } from './srp.ts';
import type { Tokens } from './token-cookies.ts';

export type SignIn =
  | ({ readonly ok: true; readonly tokens: Tokens; readonly claims: Claims } & Welcome)
  | { readonly ok: false; readonly refusal: Refusal };

/** What the platform adds to a sign-in. */
interface Welcome {
  readonly audience: Audience;
  /** For the sister domains (LOG-19); undefined where the platform gave none. */
  readonly sportsToken: string | undefined;
}

/** What a sign-in needs of the world; a test brings its own. */
export interface SignInPorts {
  readonly prove: (email: string, password: string) => Promise<SrpOutcome>;
  /** Whether a former system knew the player and he may now sign in; undefined where there is none to ask. */
  readonly migrate: ((email: string, password: string) => Promise<boolean>) | undefined;
}

/**
 * Signs a player in at the identity service and verifies what it hands out (D1 §4, §7). Every refusal that names no
 * reason takes the same way, through the migration, so that neither words nor time tell an unknown address from a wrong
 * password (decisions §2.2).
 */
export async function signIn(email: string, password: string, ports: SignInPorts): Promise<SignIn> {
  const address = email.trim().toLowerCase();
  let outcome = await ports.prove(address, password);
  if (isUnexplained(outcome) && (await ports.migrate?.(address, password))) outcome = await ports.prove(address, password);
  if (outcome.kind === 'refused') return { ok: false, refusal: refusalOf(outcome.type, outcome.message) };
  const claims = await verifyIdToken(outcome.tokens.idToken);
  if (!claims) return { ok: false, refusal: { code: 'error.system.error' } };
  return { ok: true, tokens: outcome.tokens, claims, ...(await welcome(claims, outcome.tokens)) };
}

function isUnexplained(outcome: SrpOutcome): boolean {
  return outcome.kind === 'refused' && refusalOf(outcome.type, outcome.message).code === 'login.error.unauthorized';
}

export function outsidePorts(origin: SignInOrigin): SignInPorts {
  const config = siteConfig();
  const pool = { url: config.IDENTITY_URL, poolId: config.IDENTITY_POOL_ID, clientId: config.IDENTITY_CLIENT_ID };
  return {
    prove: (email, password) => signInBySrp(email, password, pool, origin),
    migrate: config.LOGIN_MIGRATION ? isMigrated : undefined,
  };
}

/** LOG-13. A migration that fails is a refusal like any other. */
async function isMigrated(email: string, password: string): Promise<boolean> {
  try {
    return (await call(migratePlayer, { body: { email, password } })).userConfirmed;
  } catch (error) {
    if (!isCallError(error) || error.status !== 404) console.warn('The migration of a player could not be asked for.');
    return false;
  }
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

/** The claims of an ID token of our pool and client, in its life time; undefined for any other token. */
export async function verifyIdToken(idToken: string): Promise<Claims | undefined> {
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

/** Asks the platform for what a new session needs of it. Its failing is no reason to refuse a sign-in. */
export async function welcome({ player_id: playerId }: Claims, { idToken }: Tokens): Promise<Welcome> {
  const credentials = { playerId, idToken };
  const [audience, sportsToken] = await Promise.all([readAudience(credentials), sportsTokenOf(credentials)]);
  return { audience, sportsToken };
}

/** The pages this player gets; the next summary puts a guess right. */
async function readAudience(credentials: Credentials): Promise<Audience> {
  try {
    const { totalDepositsCount } = await call(readTransactionSummary, {}, credentials);
    return audienceOf(totalDepositsCount);
  } catch {
    return 'd0';
  }
}
