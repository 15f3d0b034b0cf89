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
      /** The active bonus of a game for money. */
      readonly bonus?: GameBonus | undefined;
      /** DEC-BON-21: free spins that the game plays first. */
      readonly freeSpins?: GameSpins | undefined;
    }
  /** GAM-26: a bonus excludes the game. */
  | { readonly kind: 'limitation'; readonly bonus: GameBonus }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'blocked' };
