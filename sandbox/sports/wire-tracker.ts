import * as z from 'zod/mini';

const side = z.enum(['HOME', 'AWAY']);
const pair = z.object({ home: z.int(), away: z.int() });

/** The course of a match, oldest first, and of tennis the game that is being played. */
export const trackerSchema = z.object({
  incidents: z.array(
    z.object({
      kind: z.enum(['GOAL', 'POINTS', 'GAME', 'SET', 'OVER', 'PERIOD_END']),
      side: z.nullable(side),
      /** Goals, points, or the runs of an over. */
      worth: z.int(),
      /** The score after it; of GAME the games of the set. */
      home: z.int(),
      away: z.int(),
      period: z.int(),
      minute: z.nullable(z.int()),
      over: z.nullable(z.int()),
    }),
  ),
  game: z.nullable(z.object({ games: pair, points: pair, isTieBreak: z.boolean(), serving: side })),
});
export type WireTracker = z.output<typeof trackerSchema>;
