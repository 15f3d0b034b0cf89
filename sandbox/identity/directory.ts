import type { Resumable } from '#lib/registration/contract.ts';

/** The player's claims in the ID token. */
export interface PlayerClaims {
  readonly country_code: string;
  readonly language_code: string;
  readonly player_id: string;
  readonly player_access_id: string;
  readonly login_method: 'DEFAULT' | 'PNP';
  readonly zendesk_token: string;
  /** ISO-8601 UTC. */
  readonly registrationDate: string;
  /** JSON text: `{"suspended":false}`. */
  readonly multibrand: string;
}

/** Origin of a sign-in as reported by the site in `ClientMetadata`. */
export interface SignInOrigin {
  readonly ipAddress: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Browser and system: `chrome windows`. */
  readonly device?: string | undefined;
}

/** Why a player with the correct password may not sign in. DEC-LOG-1. */
export type SignInRefusal =
  | {
      readonly kind: 'timeout';
      readonly millisLeft: number;
      readonly initiator: 'PLAYER' | 'OPERATOR';
      readonly cooling: boolean;
      /** ISO 8601. */
      readonly until?: string;
    }
  /** `until` is ISO 8601. */
  | { readonly kind: 'exclusion'; readonly days: number; readonly until?: string }
  | { readonly kind: 'exclusion-indefinite' }
  | { readonly kind: 'deactivated' }
  | { readonly kind: 'closed' }
  /** With `unfinished` the site can resume the registration; without it the pool answers `UserNotConfirmedException`. */
  | { readonly kind: 'unverified'; readonly unfinished?: Omit<Resumable, 'playerId'> };

/** The identity service's access to players, implemented by the platform. */
export interface PlayerDirectory {
  /** Undefined for an unknown player. */
  readClaims(playerId: string): Promise<PlayerClaims | undefined>;
  /** Undefined when the player may sign in. */
  findRefusal(playerId: string): Promise<SignInRefusal | undefined>;
  /** Called after each successful sign-in (LOG-26). */
  recordSignIn(playerId: string, origin: SignInOrigin): Promise<void>;
}
