import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

const pageTypeSchema = z.enum(['CASINO', 'LIVE_CASINO']);
const gameIdSchema = z.string().regex(/^[\w.-]{1,96}$/);

/** A game that a player marked as a favourite, or played. */
const markSchema = z.object({ gameId: z.string(), lobbyPageType: pageTypeSchema, createdAt: z.string() });
export type GameMark = z.output<typeof markSchema>;

const markBody = z.object({ gameId: gameIdSchema, lobbyPageType: pageTypeSchema });
const markQuery = z.object({
  category: pageTypeSchema,
  limit: z.coerce.number().int().min(1).max(300).default(30),
});
/** TRN-10, DEC-PATH-5: a player's call that the site signs. */
const ofPlayer = { by: 'player', browser: true, signed: true } as const;

/** TRN-08: newest first. */
export const listFavorites = endpoint('GET /favorites', {
  ...ofPlayer,
  query: markQuery.extend({ gameId: gameIdSchema.optional() }),
  reply: z.union([z.array(markSchema), z.object({ isFavorite: z.boolean() })]),
  summary: 'The favourite games of a lobby, newest first; with a game, whether it is one of them.',
});

export const addFavorite = endpoint('POST /favorites', {
  ...ofPlayer,
  idempotent: true,
  body: markBody,
  reply: z.object({ isFavorite: z.boolean() }),
  summary: 'Makes a game a favourite; no change where it is one already.',
});

export const removeFavorite = endpoint('DELETE /favorites', {
  ...ofPlayer,
  idempotent: true,
  body: markBody,
  reply: z.object({ isFavorite: z.boolean() }),
  summary: 'Removes a game from the favourites.',
});

/** TRN-09: newest first. */
export const listRecentGames = endpoint('GET /recent-games', {
  ...ofPlayer,
  query: markQuery,
  reply: z.array(markSchema),
  summary: 'The games of a lobby that were played last, newest first.',
});

export const addRecentGame = endpoint('POST /recent-games', {
  ...ofPlayer,
  idempotent: true,
  body: markBody,
  reply: markSchema,
  summary: 'Records that a game is played now.',
});

export const removeRecentGame = endpoint('DELETE /recent-games', {
  ...ofPlayer,
  idempotent: true,
  body: markBody,
  summary: 'Removes a game from those that were played last.',
});

const currencySchema = z.string().regex(/^[A-Z]{3}$/);

/** TRN-07: `gameIds` is a comma list. `currency` is an addition to the published contract; the default is euro. */
export const readJackpots = endpoint('GET /gaming/jackpotamount', {
  by: 'anyone',
  browser: true,
  query: z.object({
    gameIds: z.string().regex(/^[\w.-]{1,96}(,[\w.-]{1,96}){0,99}$/),
    siteId: z.coerce.number().int().positive(),
    currency: currencySchema.optional(),
  }),
  reply: z.array(z.object({ gameId: z.string(), amount: z.number(), currency: z.string() })),
  summary: 'The jackpots of games; games without one are left out.',
});

const winnerSchema = z.object({
  gameId: z.string(),
  amount: z.number(),
  currency: z.string(),
  playerAlias: z.string(),
  date: z.string(),
});
export type Win = z.output<typeof winnerSchema>;
const winnersQuery = z.object({ siteId: z.coerce.number().int().positive(), currency: currencySchema });

/** TRN-04: `dateRange` counts days. */
export const readTopWinners = endpoint('GET /player/wallet/top-winners', {
  by: 'anyone',
  query: winnersQuery.extend({ dateRange: z.enum(['1', '7', '30']) }),
  reply: z.array(winnerSchema),
  summary: 'The ten greatest wins of a period, greatest first.',
});

export const readLatestWinners = endpoint('GET /player/wallet/latest-winners', {
  by: 'anyone',
  query: winnersQuery,
  reply: z.array(winnerSchema),
  summary: 'The twenty latest wins, newest first.',
});

export const readLiveTables = endpoint('GET /live/tables', {
  by: 'anyone',
  query: z.object({ partnerid: z.string().regex(/^\d{1,8}$/), providerKind: z.string().regex(/^[a-z]{2,32}$/) }),
  reply: z.array(
    z.object({
      tableId: z.string(),
      seats: z.number().int().nonnegative(),
      seatsTaken: z.number().int().nonnegative(),
      betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
      dealer: z.string(),
      open: z.boolean(),
    }),
  ),
  timeoutMs: 3_000,
  summary: 'The live tables of a provider: seats, limits in every currency, and whether they are open.',
});
