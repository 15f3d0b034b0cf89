import { z } from 'zod';
import { motifs } from '#sandbox/data/types.ts';

const kinds = ['video', 'classic', 'ways', 'jackpot', 'blackjack', 'roulette', 'baccarat', 'crash', 'scratch', 'plinko'] as const;
export type GameKind = (typeof kinds)[number];

const subStudios = [
  'wick-and-flame',
  'juniper-street',
  'endgate',
  'kite-aloft',
  'saltmarsh',
  'foxglove-nine',
  'blue-anvil',
  'commedia',
  'stilt-house',
  'old-quay',
  'loom-and-lyre',
  'mossgate',
  'hollow-oak',
  'papercut',
] as const;
/** A studio whose games come through another provider. */
export type SubStudio = (typeof subStudios)[number];

/** A casino game: title, motif, kind and studio; all other values are derived from title and kind. */
export const gameRowSchema = z.tuple([z.string(), z.enum(motifs), z.enum(kinds), z.enum(subStudios).optional()]).readonly();
export type GameRow = z.output<typeof gameRowSchema>;
