import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { PlayerClaims } from './directory.ts';
import { CognitoError } from './errors.ts';
import { clientId } from './pool.ts';
import type { Secrets } from './secrets.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

/** Lifetime of ID and access tokens in seconds of real time: 8 hours. */
export const tokenLifetimeSeconds = 8 * 3_600;

const accessClaimsSchema = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  client_id: z.literal(clientId),
  origin_jti: z.string(),
});

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and verifies the pool's tokens (RS256). `issuer` is the pool's URL. */
export function createTokens(secrets: Secrets, issuer: string, realNow: () => Date) {
  async function sign(claims: Record<string, unknown>, session: Session): Promise<string> {
    const issuedAt = Math.floor(realNow().getTime() / 1_000);
    const common = {
      sub: session.sub,
      auth_time: Math.floor(session.authTime.getTime() / 1_000),
      origin_jti: session.id,
      jti: randomUUID(),
    };
    return new SignJWT({ ...claims, ...common })
      .setProtectedHeader({ alg: 'RS256', kid: secrets.keyId })
      .setIssuer(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifetimeSeconds)
      .sign(secrets.signingKey);
  }
  return {
    signId: (user: User, player: PlayerClaims, session: Session) =>
      sign(
        {
          ...player,
          'cognito:username': user.sub,
          token_use: 'id',
          aud: clientId,
          email: user.email,
          email_verified: user.confirmed,
        },
        session,
      ),
    signAccess: (session: Session) =>
      sign({ token_use: 'access', client_id: clientId, username: session.sub, scope: 'aws.cognito.signin.user.admin' }, session),
    /** The session id of a valid access token. Throws `NotAuthorizedException`. */
    async readAccess(token: string): Promise<string> {
      try {
        const options = { issuer, algorithms: ['RS256'], currentDate: realNow() };
        const { payload } = await jwtVerify(token, secrets.verifyingKey, options);
        return accessClaimsSchema.parse(payload).origin_jti;
      } catch (error) {
        const reason = error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token';
        throw new CognitoError('NotAuthorizedException', reason);
      }
    },
  };
}
