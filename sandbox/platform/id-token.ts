import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { clientId, poolId } from '#sandbox/identity/pool.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import type { VerifyIdToken } from './ask.ts';

const claimsSchema = z.object({ token_use: z.literal('id'), player_id: z.string() });

/** Verifies by the keys that the identity service publishes. Tokens live by the machine's clock, not the virtual one. */
export function createIdTokenVerifier(config: SandboxConfig): VerifyIdToken {
  const issuer = `${serviceUrl(config, 'identity')}/${poolId}`;
  return verifyWith(createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)), issuer);
}

export function verifyWith(keys: JWTVerifyGetKey, issuer: string): VerifyIdToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, algorithms: ['RS256'] });
      return claimsSchema.parse(payload);
    } catch {
      return undefined;
    }
  };
}
