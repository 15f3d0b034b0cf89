import { z } from 'zod';
import type { Claims } from './claims.ts';

/** next-auth's small session: who this is and until when. The tokens are elsewhere (`token-cookies.ts`). */
export const smallSessionSchema = z.object({
  id: z.string(),
  market: z.string(),
  language: z.string(),
  accessId: z.string(),
  loginMethod: z.string(),
  email: z.string(),
  /** ISO-8601 UTC. */
  registrationDate: z.string(),
  /** Another brand of the house has suspended the player. */
  suspended: z.boolean(),
  /** Seconds of real time. */
  signedInAt: z.number(),
  /** Seconds of real time; the token's own end, never moved. */
  expiresAt: z.number(),
});
export type SmallSession = z.output<typeof smallSessionSchema>;

/** LOG-04: the player's session as his ID token tells it. */
export function smallSessionOf(claims: Claims): SmallSession {
  return {
    id: claims.player_id,
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
