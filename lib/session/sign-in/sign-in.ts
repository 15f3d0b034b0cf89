import 'server-only';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { readTransactionSummary } from '#lib/account/contract.ts';
import type { Credentials } from '#lib/core/api/call.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { requesterHeader } from '#lib/core/api/requester.ts';
import { call } from '#lib/core/api/server.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { type Audience, audienceOf } from '#lib/core/market/audience.ts';
import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import { normalizeEmail } from '#lib/core/validation/email.ts';
import { normalizePassword, passwordForms } from '#lib/core/validation/password.ts';
import { requestSportsToken } from '#lib/sportsbook/server.ts';
import { migratePlayer } from '../contract.ts';
import { type Claims, claimsSchema } from '../tokens/claims.ts';
import type { Turn } from './fair-queue.ts';
import { parseRefusal, type Refusal } from './refusal.ts';
import { type PasswordForm, type SignInOrigin, type SrpOutcome, signInBySrp } from './srp.ts';

export type SignIn =
  | ({ readonly ok: true; readonly idToken: string; readonly claims: Claims } & PlatformDetails)
  | { readonly ok: false; readonly refusal: Refusal };

interface PlatformDetails {
  readonly audience: Audience;
  /** For the sister domains (LOG-19); undefined where the platform has none. */
  readonly sportsToken: string | undefined;
}

/** The services that a sign-in calls; tests pass their own. */
export interface SignInPorts {
  readonly authenticate: (email: string, password: string, form?: PasswordForm) => Promise<SrpOutcome>;
  /** Migrates a player of a former system; true when the player may now sign in. Undefined where there is no such system. */
  readonly migrate: ((email: string, password: string) => Promise<boolean>) | undefined;
}

/**
 * Signs a player in at the identity service and verifies its tokens. Every refusal without a reason takes the same path,
 * including the migration, so that neither text nor time reveals whether an address has an account (DEC-LOG-4).
 */
export async function signIn(email: string, password: string, ports: SignInPorts): Promise<SignIn> {
  const address = normalizeEmail(email);
  let outcome = await authenticate(address, password, ports);
  if (isUnexplained(outcome) && (await ports.migrate?.(address, password))) {
    outcome = await ports.authenticate(address, normalizePassword(password));
  }
  if (outcome.kind === 'refused') return { ok: false, refusal: parseRefusal(outcome.type, outcome.message) };
  const claims = await verifyIdToken(outcome.idToken);
  if (!claims) return { ok: false, refusal: { code: 'error.system.error' } };
  const { idToken } = outcome;
  return { ok: true, idToken, claims, ...(await readPlatformDetails(claims, idToken)) };
}

/**
 * DEC-VAL-1: passwords are stored normalized; those of before are as they were typed then, and tried once. How often it asks
 * depends on the text alone, not on the account.
 */
async function authenticate(address: string, password: string, ports: SignInPorts): Promise<SrpOutcome> {
  const [normalized, asTyped] = passwordForms(password);
  if (asTyped === undefined) return ports.authenticate(address, normalized);
  const outcome = await ports.authenticate(address, normalized, 'first');
  return isUnexplained(outcome) ? ports.authenticate(address, asTyped, 'second') : outcome;
}

function isUnexplained(outcome: SrpOutcome): boolean {
  return outcome.kind === 'refused' && parseRefusal(outcome.type, outcome.message).code === 'login.error.unauthorized';
}

/** The identity service and the platform of this site; `turn` is the place in the queue. */
export function signInPorts(origin: SignInOrigin, turn: Turn): SignInPorts {
  const config = siteConfig();
  const pool = { url: config.IDENTITY_URL, poolId: config.IDENTITY_POOL_ID, clientId: config.IDENTITY_CLIENT_ID };
  return {
    authenticate: (email, password, form) => signInBySrp(email, password, pool, { origin, turn, form }),
    migrate: config.LOGIN_MIGRATION ? (email, password) => isMigrated(email, password, origin) : undefined,
  };
}

/** LOG-13. A failed migration counts as a refusal. */
async function isMigrated(email: string, password: string, { requester = '' }: SignInOrigin): Promise<boolean> {
  try {
    const headers = { [requesterHeader]: requester };
    return (await call(migratePlayer, { body: { email, password } }, undefined, headers)).userConfirmed;
  } catch (error) {
    if (!isCallError(error) || error.status !== 404) console.warn("A player's migration could not be requested.");
    return false;
  }
}

const refreshKeysMs = 10 * minuteMs;
let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
let keysReadAtMs = 0;

/** The pool's keys, read again every ten minutes; while that fails, those of up to a day remain in use. Rejects without any. */
async function loadKeys(): Promise<NonNullable<typeof keys>> {
  const config = siteConfig();
  const url = new URL(`${config.IDENTITY_URL}/${config.IDENTITY_POOL_ID}/.well-known/jwks.json`);
  keys ??= createRemoteJWKSet(url, { cacheMaxAge: dayMs });
  if (Date.now() - keysReadAtMs < refreshKeysMs) return keys;
  await keys.reload().catch((error: unknown) => {
    if (!keys?.fresh) throw error;
    console.warn('The keys of the identity service could not be read again.');
  });
  keysReadAtMs = Date.now();
  return keys;
}

/** Whether an ID token can be verified. */
export function hasKeys(): Promise<boolean> {
  return loadKeys().then(
    () => true,
    () => false,
  );
}

/** The claims of a valid ID token of this site's pool and client; undefined for any other token. */
export async function verifyIdToken(idToken: string): Promise<Claims | undefined> {
  const config = siteConfig();
  try {
    const { payload } = await jwtVerify(idToken, await loadKeys(), {
      issuer: config.identityIssuer,
      audience: config.IDENTITY_CLIENT_ID,
      algorithms: ['RS256'],
    });
    return payload.token_use === 'id' ? claimsSchema.parse(payload) : undefined;
  } catch (error) {
    console.error('An ID token could not be verified:', error instanceof Error ? error.message : 'unknown');
    return undefined;
  }
}

/** Reads what a new session needs from the platform. A failure does not refuse the sign-in. */
export async function readPlatformDetails({ player_id: playerId }: Claims, idToken: string): Promise<PlatformDetails> {
  const credentials = { playerId, idToken };
  const [audience, sportsToken] = await Promise.all([readAudience(credentials), requestSportsToken(credentials)]);
  return { audience, sportsToken };
}

/** The player's audience; where it cannot be read, the next transaction summary corrects the guess. */
async function readAudience(credentials: Credentials): Promise<Audience> {
  try {
    const { totalDepositsCount } = await call(readTransactionSummary, {}, credentials);
    return audienceOf(totalDepositsCount);
  } catch {
    return 'd0';
  }
}
