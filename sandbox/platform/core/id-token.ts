import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { clientId, poolId } from '#sandbox/identity/port.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import type { VerifyIdToken } from './request-checks.ts';

const claimsSchema = z.object({ token_use: z.literal('id'), player_id: z.string(), origin_jti: z.string() });

/** Verifies id tokens with the public keys of the identity service. Tokens expire by real time, not by the virtual clock. */
export function createIdTokenVerifier(config: SandboxConfig): VerifyIdToken {
  const issuer = `${serviceUrl(config, 'identity')}/${poolId}`;
  return createVerifier(createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)), issuer);
}

export function createVerifier(keys: JWTVerifyGetKey, issuer: string): VerifyIdToken {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { issuer, audience: clientId, algorithms: ['RS256'] });
      return claimsSchema.parse(payload);
    } catch {
      return undefined;
    }
  };
}
