import * as z from 'zod/mini';
import { endedSchema } from '../shared/api.ts';
import { facts } from '../shared/facts.ts';
import { dealSchema } from '../table-games/baccarat-hands.ts';

const limitsSchema = z.object({ minMinor: z.number(), maxMinor: z.number(), unit: z.number() });

/** The kind of the table and its limits. */
export const rules = z
  .object({
    limits: limitsSchema,
    kind: z.enum(['roulette', 'blackjack', 'baccarat', 'gameshow']),
    fields: z.array(z.number()),
    watchOnly: z.boolean(),
  })
  .parse(facts.rules);

const cardSchema = z.object({ rank: z.number(), suit: z.number() });
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roulette'), number: z.number() }),
  z.object({ kind: z.literal('baccarat'), deal: dealSchema }),
  z.object({ kind: z.literal('gameshow'), field: z.number(), pays: z.number() }),
  z.object({ kind: z.literal('blackjack'), cards: z.array(cardSchema), dealer: z.array(cardSchema), halves: z.number() }),
]);
export type Outcome = z.output<typeof outcomeSchema>;
export const tableStateSchema = z.object({
  tableRound: z.number(),
  phase: z.enum(['bets', 'result']),
  closesAt: z.number(),
  nextAt: z.number(),
  now: z.number(),
  betsMs: z.number(),
  resultMs: z.number(),
  history: z.array(outcomeSchema),
  outcome: z.optional(outcomeSchema),
  /** False outside the table's opening hours: it takes no bets. */
  open: z.boolean(),
  guests: z.array(z.string()),
  players: z.number(),
  bets: z.record(z.string(), z.number()),
  stakeMinor: z.number(),
  winMinor: z.number(),
  roundId: z.optional(z.string()),
  last: z.nullable(endedSchema),
});
export type TableState = z.output<typeof tableStateSchema>;
export const placedSchema = z.object({
  kind: z.literal('placed'),
  roundId: z.string(),
  bets: z.record(z.string(), z.number()),
  balanceMinor: z.number(),
});
