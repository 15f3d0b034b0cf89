import type { Mode } from './rules.ts';

/** The response of `POST /api/play/launch`. */
export type LaunchResult =
  | {
      readonly kind: 'game';
      readonly url: string;
      readonly mode: Mode;
      /** The player's market allows this game for fun only (GAM-02). */
      readonly isHeldToFun: boolean;
    }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'blocked' };
