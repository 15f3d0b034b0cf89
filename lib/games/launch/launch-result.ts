import type { GameBonus, GameSpins } from './contract.ts';
import type { Mode } from './rules.ts';

/** The response of `POST /api/play/launch`. */
export type LaunchResult =
  | {
      readonly kind: 'game';
      readonly url: string;
      readonly mode: Mode;
      /** The player's market allows this game for fun only (GAM-02). */
      readonly isHeldToFun: boolean;
      /** The market's rules keep the net result of the session of play in sight. */
      readonly showsNetResult: boolean;
      /** The game's session, where a second game asks before it closes this one. */
      readonly session?: string | undefined;
      /** The active bonus of a game for money. */
      readonly bonus?: GameBonus | undefined;
      /** DEC-BON-21: free spins that the game plays first. */
      readonly freeSpins?: GameSpins | undefined;
    }
  /** GAM-26: a bonus excludes the game. */
  | { readonly kind: 'limitation'; readonly bonus: GameBonus }
  /** A game is open in another tab or on another device; the player decides whether it is closed. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'moneyOnly' }
  | { readonly kind: 'blocked' };
