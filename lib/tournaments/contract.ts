import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

const rankSchema = z.object({
  rank: z.int().positive(),
  alias: z.string(),
  points: z.number(),
  prize: z.string().nullable(),
  /** Marks the player's own row. */
  me: z.literal(true).optional(),
});

const tournamentSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  startAt: z.string(),
  endAt: z.string(),
  status: z.enum(['UPCOMING', 'RUNNING', 'ENDED']),
  /** Major units. */
  prizePool: z.object({ amount: z.number(), currency: z.string() }),
  prizes: z.array(z.object({ from: z.int(), to: z.int(), label: z.string() })),
  gameIds: z.array(z.string()),
  /** Major units of the pool's currency; smaller stakes earn no points. */
  minBet: z.number(),
  rules: z.string(),
  leaderboard: z.array(rankSchema),
});
export type Tournament = z.output<typeof tournamentSchema>;

/** TRN-01, DEC-PATH-2: `/tournament/5/FI/FI`, with the player's own row. */
export const listTournaments = endpoint('GET /tournament/{siteId}/{market}/{language}', {
  by: 'player',
  browser: true,
  reply: z.array(tournamentSchema),
  summary: 'The tournaments of a market, with the standing of the player.',
});

export const listPublicTournaments = endpoint('GET /tournament/public/{siteId}/{market}/{language}', {
  by: 'anyone',
  browser: true,
  // An open page asks twice a minute, and a household shares its address.
  perHour: 1_200,
  reply: z.array(tournamentSchema),
  summary: 'The tournaments of a market, without a player.',
});
