import { z } from 'zod';
import type { Claims } from './claims.ts';

/** The payload of next-auth's session cookie. The tokens are in cookies of their own (`token-cookies.ts`). */
export const sessionPayloadSchema = z.object({
  id: z.string(),
  /** The session at this site (`registry/`). */
  sessionId: z.string(),
  market: z.string(),
  language: z.string(),
  accessId: z.string(),
  loginMethod: z.string(),
  email: z.string(),
  /** ISO-8601 UTC. */
  registrationDate: z.string(),
  /** Another brand of the operator has suspended the player. */
  suspended: z.boolean(),
  /** Seconds of real time. */
  signedInAt: z.number(),
  /** Seconds of real time; the expiry of the ID token, never extended. */
  expiresAt: z.number(),
});
export type SessionPayload = z.output<typeof sessionPayloadSchema>;

/** LOG-04: the session of a player by the claims of the ID token. */
export function sessionPayloadOf(claims: Claims, sessionId: string): SessionPayload {
  return {
    id: claims.player_id,
    sessionId,
    market: claims.country_code,
    language: claims.language_code,
    accessId: claims.player_access_id,
    loginMethod: claims.login_method,
    email: claims.email,
    registrationDate: claims.registrationDate,
    suspended: claims.multibrand.suspended,
    signedInAt: claims.iat,
    expiresAt: claims.exp,
  };
}
