import type { Claims } from './claims.ts';

/** The player of a session as next-auth's `GET /api/auth/session` shows it. */
export interface SessionPayload {
  readonly playerId: string;
  readonly market: string;
  readonly language: string;
  readonly accessId: string;
  readonly loginMethod: string;
  readonly email: string;
  /** ISO-8601 UTC. */
  readonly registrationDate: string;
  /** Another brand of the operator has suspended the player. */
  readonly suspended: boolean;
  /** Seconds of real time. */
  readonly signedInAt: number;
}

/** LOG-04: the session of a player by the claims of the ID token. */
export function sessionPayloadOf(claims: Claims): SessionPayload {
  return {
    playerId: claims.player_id,
    market: claims.country_code,
    language: claims.language_code,
    accessId: claims.player_access_id,
    loginMethod: claims.login_method,
    email: claims.email,
    registrationDate: claims.registrationDate,
    suspended: claims.multibrand.suspended,
    signedInAt: claims.iat,
  };
}
