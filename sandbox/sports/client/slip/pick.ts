import * as z from 'zod/mini';
import { marketKindSchema, outcomeSchema } from '../../wire.ts';

export const pickSchema = z.object({
  selectionId: z.string(),
  eventId: z.string(),
  eventPath: z.string(),
  home: z.string(),
  away: z.string(),
  isLive: z.boolean(),
  isVirtual: z.boolean(),
  kind: marketKindSchema,
  line: z.nullable(z.number()),
  outcome: outcomeSchema,
  runner: z.nullable(z.string()),
  /** The odds that the player has seen and accepted. */
  oddsMilli: z.number(),
  /** Those of now. */
  currentMilli: z.number(),
  isOpen: z.boolean(),
  /** It never opens again; otherwise a closed one may. */
  isGone: z._default(z.boolean(), false),
  /** What the player typed as the stake of its single. */
  stake: z.string(),
});

/** A selection of the betslip. */
export type Pick = Readonly<z.output<typeof pickSchema>>;
