import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { stakeRules } from '#lib/wallet/seamless/contract.ts';

// DEC-GAM-1: one launch call per provider, each with the provider's own field names.
export * from './providers/creedroomz/contract.ts';
export * from './providers/evolution/contract.ts';
export * from './providers/general/contract.ts';
export * from './providers/novomatic/contract.ts';
export * from './providers/pariplay/contract.ts';
export * from './providers/playngo/contract.ts';
export * from './providers/pragmaticplay/contract.ts';
export * from './providers/relax/contract.ts';
export * from './providers/softswiss/contract.ts';
export * from './providers/yggdrasil/contract.ts';

/** Of the texts; the player's own by default. */
const texts = z.object({
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});
const rule = z.enum(stakeRules);

/** The bonus that is active for a game; amounts in major units of `currency`. */
const gameBonusSchema = z.object({
  /** Null, as the title, for a limitation that the operator has set. */
  bonusAssignmentId: z.string().nullable(),
  title: z.string().nullable(),
  rule,
  maxBet: z.number().nullable(),
  currency: z.string(),
  /** Per cent of a stake in this game that count. */
  contribution: z.int().min(0).max(100),
  wageringProgress: z.number(),
  wageringAmount: z.number(),
});
export type GameBonus = z.output<typeof gameBonusSchema>;

/** DEC-BON-21: claimed free spins that are left on a game. */
const gameSpinsSchema = z.object({
  assignmentId: z.string(),
  remaining: z.int().positive(),
  betValue: z.number(),
  currency: z.string(),
});
export type GameSpins = z.output<typeof gameSpinsSchema>;

/** GAM-26: whether a bonus excludes a game, or limits its stake to `maxBet` (major units). */
export const readGameLimitations = endpoint('GET /bonus/v1/player/{playerId}/games/{gameId}/limitations', {
  by: 'player',
  browser: true,
  query: texts,
  reply: z.object({
    statusCode: z.enum(['NO_LIMITATIONS', 'GAME_EXCLUDED', 'MAX_BET']),
    maxBet: z.number().optional(),
    bonusAssignmentId: z.string().optional(),
    /** Also a bonus that only leaves the game to own money, which is no limitation. */
    bonus: gameBonusSchema.optional(),
    freeSpins: gameSpinsSchema.optional(),
    /** An unfinished round of the game may be resumed whatever forbids new stakes. */
    hasOpenRound: z.boolean().optional(),
  }),
  summary: 'Whether a bonus of the player excludes a game or limits its stake.',
});

/** GAM-26: every game that bonuses exclude, and every game with free spins. */
export const listGameLimitations = endpoint('GET /bonus/v1/player/{playerId}/games/limitations', {
  by: 'player',
  browser: true,
  query: texts,
  reply: z.object({
    exclusions: z.array(
      gameBonusSchema.pick({ bonusAssignmentId: true, title: true, rule: true }).extend({ gameIds: z.array(z.string()) }),
    ),
    freeSpins: z.array(gameSpinsSchema.extend({ gameId: z.string() })),
  }),
  summary: 'The games that the active bonuses of a player exclude, and those with free spins.',
});
export type GameLimitations = z.output<typeof listGameLimitations.reply>;

/** Over all tabs and devices of the player. */
export const readOpenGame = endpoint('GET /player/{playerId}/games/open', {
  by: 'player',
  reply: z.object({ game: z.object({ sessionId: z.string().max(64), gameId: z.string() }).nullable() }),
  summary: 'The game for money whose page is open, if its page has reported lately.',
});
