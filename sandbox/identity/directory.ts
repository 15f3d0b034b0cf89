import type { Unfinished } from '#lib/registration/contract.ts';

/** What the platform adds to a player's ID token (decisions §1, "Identity tokens"). */
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

/** Where a sign-in came from, as far as the site knows it (`ClientMetadata` of the protocol). */
export interface SignInOrigin {
  readonly ipAddress: string;
  /** ISO 3166, two letters. */
  readonly country: string;
}

/** Why a player with the right password may not come in. Decisions §2.2. */
export type SignInRefusal =
  | {
      readonly kind: 'timeout';
      readonly millisLeft: number;
      readonly initiator: 'PLAYER' | 'OPERATOR';
      readonly cooling: boolean;
    }
  | { readonly kind: 'exclusion'; readonly days: number }
  | { readonly kind: 'exclusion-indefinite' }
  | { readonly kind: 'deactivated' }
  | { readonly kind: 'closed' }
  /** `unfinished` is what the site needs to go on with the registration; without it the pool's own refusal is all there is. */
  | { readonly kind: 'unverified'; readonly unfinished?: Omit<Unfinished, 'playerId'> };

/** The port through which identity learns of a player. The platform is its one implementation. */
export interface PlayerDirectory {
  /** Undefined for a player that the platform does not know. */
  claimsOf(playerId: string): Promise<PlayerClaims | undefined>;
  /** Undefined when the player may sign in. */
  refusalOf(playerId: string): Promise<SignInRefusal | undefined>;
  /** A sign-in has just succeeded (LOG-26). */
  noteSignIn(playerId: string, origin: SignInOrigin): Promise<void>;
}
