import { z } from 'zod';
import { keySchema } from '#sandbox/data/key-schema.ts';
import { motifs } from '#sandbox/data/types.ts';
import kinds from '../kinds.json' with { type: 'json' };
import subProviders from '../sub-providers.json' with { type: 'json' };

export type GameKind = keyof typeof kinds;

/** A studio whose games come through another provider. */
export type SubStudio = keyof typeof subProviders;

/** A casino game: title, motif, kind and studio; all other values are derived from title and kind. */
export const gameRowSchema = z
  .tuple([z.string(), z.enum(motifs), keySchema(kinds), keySchema(subProviders).optional()])
  .readonly();
export type GameRow = z.output<typeof gameRowSchema>;
