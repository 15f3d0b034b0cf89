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
  | { readonly kind: 'unverified' };

/** The port through which identity learns of a player. The platform is its one implementation. */
export interface PlayerDirectory {
  /** Undefined for a player that the platform does not know. */
  claimsOf(playerId: string): Promise<PlayerClaims | undefined>;
  /** Undefined when the player may sign in. */
  refusalOf(playerId: string): Promise<SignInRefusal | undefined>;
}
