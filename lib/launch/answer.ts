import type { Mode } from './rules.ts';

/** What `POST /api/play/launch` tells the page; type only, for both ends. */
export type LaunchAnswer =
  | {
      readonly kind: 'game';
      /** Of the provider's launcher, for the frame. */
      readonly url: string;
      readonly mode: Mode;
      /** A player's market is kept to playing for fun here (GAM-02). */
      readonly isHeldToFun: boolean;
    }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'blocked' };
