import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { stakeRules } from '#lib/wallet/seamless/contract.ts';

// DEC-GAM-1: one launch call per provider, each with the provider's own field names.
const code = z.string().regex(/^[\w.:-]{1,64}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const country = z.string().regex(/^(?:[A-Z]{2})?$/);
const language = z.string().regex(/^[a-z]{2,4}(?:-[A-Z]{2})?$/);
const jurisdiction = z.string().regex(/^[A-Z]{2}$/);
const address = z.string().max(64);
const pageUrl = z.url().max(500);
const token = z.string().min(1).max(512);
const url = z.url({ protocol: /^https?$/, hostname: /.*/ }).max(2_000);
const channel = z.enum(['web', 'mobile']);
const platform = z.enum(['WEB', 'MOBILE']);
const gameUrl = z.object({ data: z.object({ gameURL: url }) });

const refusals = ['error.game.not_found', 'error.game.restricted'] as const;
const realRefusals = [
  ...refusals,
  'error.game.limitation',
  'error.identity.review',
  'error.reality_check.due',
  'error.spend.limit.reached',
] as const;
/** GAM-14: of providers with live tables; Evolution has its own codes. */
const tableRefusals = ['error.table.closed', 'error.table.full'] as const;

const pragmaticBody = z.object({
  symbol: code,
  language,
  currency,
  platform,
  stylename: z.string().max(32),
  lobbyUrl: pageUrl,
  jurisdiction,
});
/** GAM-04. */
export const openPragmaticDemo = endpoint({
  method: 'POST',
  path: '/pragmatic/partner/demoGameUrl',
  by: 'anyone',
  idempotent: true,
  body: pragmaticBody,
  reply: gameUrl,
  refusals,
});
export const openPragmatic = endpoint({
  ...openPragmaticDemo,
  path: '/pragmatic/partner/realGameUrl',
  by: 'player',
  refusals: [...realRefusals, ...tableRefusals],
});

/** GAM-05. */
export const openPariplayDemo = endpoint({
  method: 'POST',
  path: '/pariplay/context/demo',
  by: 'anyone',
  idempotent: true,
  body: z.object({
    GameCode: code,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: address,
    CountryCode: country,
    HomeUrl: url.optional(),
  }),
  reply: z.object({ Url: url, Token: z.string() }),
  refusals,
});
export const openPariplay = endpoint({
  ...openPariplayDemo,
  path: '/pariplay/context/real',
  by: 'player',
  refusals: [...realRefusals, ...tableRefusals],
});

const softswissBody = z.object({
  game: code,
  currency,
  locale: language,
  ip: address,
  urls: z.object({ return_url: pageUrl, deposit_url: pageUrl }),
  jurisdiction,
  client_type: z.enum(['desktop', 'mobile']),
});
const softswissReply = z.object({
  launch_options: z.object({ game_url: url, strategy: z.literal('iframe') }),
  session_id: z.string(),
});
/** GAM-06. */
export const openSoftswissDemo = endpoint({
  method: 'POST',
  path: '/softswiss/context/demo',
  by: 'anyone',
  idempotent: true,
  body: softswissBody,
  reply: softswissReply,
  refusals,
});
export const openSoftswiss = endpoint({
  ...openSoftswissDemo,
  path: '/softswiss/context/real',
  by: 'player',
  body: softswissBody.extend({ playerCurrentCountryCode: country }),
  refusals: [...realRefusals, ...tableRefusals],
});

/** GAM-07: `requireNew` revokes an older token; the launcher's URL names the game. */
export const createPlayngoToken = endpoint({
  method: 'POST',
  path: '/playngo/auth/token_generation',
  by: 'player',
  idempotent: true,
  query: z.object({ requireNew: z.enum(['true']).optional() }),
  body: z.object({}),
  reply: z.object({ token, expiresAt: z.string() }),
  refusals: realRefusals,
});

/** GAM-08. */
export const createCreedroomzToken = endpoint({
  method: 'POST',
  path: '/creedroomz/token/generate',
  by: 'player',
  idempotent: true,
  body: z.object({ ipAddress: address }),
  reply: z.object({ token }),
  refusals: realRefusals,
});
export const readCreedroomzToken = endpoint({
  method: 'GET',
  path: '/creedroomz/token',
  by: 'player',
  query: z.object({ ip: address }),
  reply: z.object({ token }),
  refusals: realRefusals,
});

/** GAM-08: the tables of one of the provider's lobbies, or one table by id. */
export const listCreedroomzTables = endpoint({
  method: 'GET',
  path: '/creedroomz/tables/{tableId}',
  by: 'player',
  reply: z.array(
    z.object({
      tableId: z.string(),
      name: z.string(),
      seats: z.number().int().nonnegative(),
      seatsTaken: z.number().int().nonnegative(),
      betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
      open: z.boolean(),
    }),
  ),
});

/** GAM-09: signed by the site. */
export const createRelaxTicket = endpoint({
  method: 'POST',
  path: '/relax/ticket',
  by: 'player',
  signed: true,
  idempotent: true,
  body: z.object({ gameId: code, channel, partner: z.string().max(16), jurisdiction }),
  reply: z.object({ ticket: token, token }),
  refusals: [...realRefusals, 'error.signature'],
});

export const evolutionRefusals = [
  'error.evolution.session',
  'error.evolution.table.closed',
  'error.evolution.table.full',
] as const;
const evolutionBody = z.object({
  gameCategory: z.string().max(32),
  tableId: code,
  wrapped: z.literal(false),
  mobile: z.boolean(),
  /** Percent-encoded, as the provider expects it. */
  lobbyURL: z.string().max(1_000),
});
/** GAM-12. */
export const openEvolution = endpoint({
  method: 'POST',
  path: '/evolution/user/authenticate',
  by: 'player',
  idempotent: true,
  body: evolutionBody.extend({ ipAddress: address }),
  reply: z.object({ data: z.object({ entry: url, entryEmbedded: url }) }),
  refusals: [...realRefusals, ...evolutionRefusals],
});
/** GAM-13: watches the table without a seat. */
export const openEvolutionDemo = endpoint({
  method: 'POST',
  path: '/evolution/user/authenticate/demo',
  by: 'anyone',
  idempotent: true,
  body: evolutionBody.extend({ currency, language }),
  reply: z.object({ data: z.object({ entry: url }) }),
  refusals: [...refusals, ...evolutionRefusals],
});

const novomaticBody = z.object({ country, gameId: code, ip: address, lobbyUrl: pageUrl, locale: language, platform });
/** GAM-15. */
export const openNovomatic = endpoint({
  method: 'POST',
  path: '/novomatic/game/url',
  by: 'player',
  idempotent: true,
  body: novomaticBody.extend({ playerId: z.string().max(32) }),
  reply: z.object({ url }),
  refusals: realRefusals,
});
export const openNovomaticDemo = endpoint({
  method: 'POST',
  path: '/novomatic/game/url/demo',
  by: 'anyone',
  idempotent: true,
  body: novomaticBody.extend({ currency }),
  reply: z.object({ url }),
  refusals,
});

/** GAM-16. */
export const createYggdrasilSession = endpoint({
  method: 'POST',
  path: '/yggdrasil/auth/session',
  by: 'player',
  idempotent: true,
  body: z.object({ gameId: code, channel }),
  reply: z.object({ sessionToken: token }),
  refusals: realRefusals,
});

/** GAM-17, GAM-18. */
export const openGameDemo = endpoint({
  method: 'POST',
  path: '/game/launch/demo',
  by: 'anyone',
  idempotent: true,
  body: z.object({
    provider: code,
    gameId: code,
    language,
    currency,
    channel,
    lobbyUrl: pageUrl,
    depositUrl: pageUrl,
    jurisdiction,
  }),
  reply: gameUrl,
  refusals,
});
export const openGame = endpoint({ ...openGameDemo, path: '/game/launch/real', by: 'player', refusals: realRefusals });

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
export const readGameLimitations = endpoint({
  method: 'GET',
  path: '/bonus/v1/player/{playerId}/games/{gameId}/limitations',
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
  }),
});

/** GAM-26: every game that bonuses exclude, and every game with free spins. */
export const listGameLimitations = endpoint({
  method: 'GET',
  path: '/bonus/v1/player/{playerId}/games/limitations',
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
export const readOpenGame = endpoint({
  method: 'GET',
  path: '/player/{playerId}/games/open',
  by: 'player',
  reply: z.object({ game: z.object({ sessionId: z.string().max(64), gameId: z.string() }).nullable() }),
  summary: 'The game for money whose page is open, if its page has reported lately.',
});
