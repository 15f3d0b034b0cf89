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

/** A studio that reaches the lobby through another provider. */
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

/** One game of the casino as the catalogue lists it; everything else follows from its title and kind. */
export type GameRow = readonly [title: string, motif: Motif, kind: GameKind, studio?: SubStudio];
