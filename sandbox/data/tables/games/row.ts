import type { Motif } from '#sandbox/data/types.ts';

export type GameKind =
  | 'video'
  | 'classic'
  | 'ways'
  | 'jackpot'
  | 'blackjack'
  | 'roulette'
  | 'baccarat'
  | 'crash'
  | 'scratch'
  | 'plinko';

/** A studio whose games come through another provider. */
export type SubStudio =
  | 'wick-and-flame'
  | 'juniper-street'
  | 'endgate'
  | 'kite-aloft'
  | 'saltmarsh'
  | 'foxglove-nine'
  | 'blue-anvil'
  | 'commedia'
  | 'stilt-house'
  | 'old-quay'
  | 'loom-and-lyre'
  | 'mossgate'
  | 'hollow-oak'
  | 'papercut';

/** A casino game; all other values are derived from title and kind. */
export type GameRow = readonly [title: string, motif: Motif, kind: GameKind, studio?: SubStudio];
