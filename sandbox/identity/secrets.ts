import { createHmac } from 'node:crypto';
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { readStoredSecret } from '#sandbox/kit/stored-secrets.ts';

export interface Secrets {
  readonly signingKey: CryptoKey;
  readonly verifyingKey: CryptoKey;
  readonly keyId: string;
  /** The public key for `jwks.json`. */
  readonly publicJwk: JWK;
  /** HMAC-SHA-256 with the pool's secret pepper, in hex. */
  digest(text: string): string;
}

const jwkSchema = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() });

/** Reads the pool's secrets, creating them at the first start; stored, so that tokens stay valid across restarts. */
export async function loadSecrets(db: Database): Promise<Secrets> {
  const digest = await loadDigest(db);
  const jwk = jwkSchema.parse(JSON.parse(await readStoredSecret(db, 'signing-key', createSigningKey)));
  const keyId = await calculateJwkThumbprint(jwk);
  const publicJwk = { kty: jwk.kty, n: jwk.n, e: jwk.e, alg: 'RS256', use: 'sig', kid: keyId };
  return {
    signingKey: await importRsa(jwk),
    verifyingKey: await importRsa(publicJwk),
    keyId,
    publicJwk,
    digest,
  };
}

/** The digest function without the signing keys. */
export async function loadDigest(db: Database): Promise<Secrets['digest']> {
  const pepper = await readStoredSecret(db, 'pepper');
  return (text) => createHmac('sha256', pepper).update(text).digest('hex');
}

async function createSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function importRsa(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new Error('The signing key is not an RSA key.');
  return key;
}
