import { z } from 'zod';
import { motifs } from '#sandbox/data/types.ts';
import data from './live-tables.json' with { type: 'json' };
import { providerKeys } from './provider-table.ts';

/** A live table. Stakes in euro. */
const rowSchema = z
  .strictObject({
    title: z.string(),
    provider: z.enum(providerKeys),
    kind: z.enum(['roulette', 'blackjack', 'baccarat', 'gameshow']),
    /** Fictional first name. */
    dealer: z.string(),
    motif: z.enum(motifs),
    stakes: z.tuple([z.number(), z.number()]).readonly(),
    /** Opening hours in the studio's time zone; always open if absent. */
    hours: z.tuple([z.string(), z.string()]).readonly().optional(),
    /** Can be watched without playing (DEC-GAM-7). */
    demoViewable: z.literal(true).optional(),
  })
  .readonly();
export type LiveTableRow = z.output<typeof rowSchema>;

/** The opening hours of a table, on the clocks of its studio. */
export function hoursOf({ hours: [start, end] = ['00:00', '24:00'] }: LiveTableRow) {
  return { timeZone: 'Europe/Vienna', start, end };
}

export const liveTables: readonly LiveTableRow[] = z.array(rowSchema).parse(data);
