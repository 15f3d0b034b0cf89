import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** DEC-GAM-2: a game's service moves a player's money on the platform. Amounts are minor units of the session's currency. */
const id = z.string().regex(/^[\w.:-]{1,64}$/);
const minor = z.int().min(0).max(100_000_000_000);
const category = z.enum(['CASINO', 'LIVE_CASINO']);
export type GameCategory = z.output<typeof category>;

const session = z.object({ sessionId: id });
const balance = z.object({ balanceMinor: minor });
const movement = session.extend({ gameId: id, roundId: id, txId: id, category });

/** Error codes of bets and wins with their HTTP status. */
export const walletRefusals = {
  INVALID_TOKEN: 401,
  NOT_ENOUGH_FUNDS: 402,
  SPEND_LIMIT: 402,
  LOSS_LIMIT: 402,
  STAKE_LIMIT: 402,
  ROUND_TOO_SOON: 402,
  GAME_LIMITATION: 402,
  'error.free_spins.used': 402,
  'error.reality_check.due': 402,
  SESSION_CLOSED: 402,
  ROUND_UNKNOWN: 404,
  ROUND_ENDED: 409,
  ROLLED_BACK: 409,
  TX_MISMATCH: 409,
} as const;
export type WalletRefusal = keyof typeof walletRefusals;

/**
 * GAM-26: how a bonus limits the stakes of a game: a maximum for each round; own money only, because the game is excluded; no
 * stake at all, because there is no own money; no stake for money while the bonus is active.
 */
export const stakeRules = ['MAX_BET', 'OWN_MONEY_ONLY', 'NO_OWN_MONEY', 'EXCLUDED'] as const;
export type StakeRule = (typeof stakeRules)[number];

/** `additionalInfo` of GAME_LIMITATION; a balance has it before a stake is refused. */
export const stakeLimitSchema = z.object({
  rule: z.enum(stakeRules),
  /** In the session's language; null for a limitation that the operator has set. */
  bonusTitle: z.string().nullable(),
  /** The highest stake of a round. */
  maxMinor: minor.nullable(),
});
export type StakeLimit = z.output<typeof stakeLimitSchema>;

/** A call that the game’s service signs and may repeat. */
const ofService = { by: 'service', idempotent: true } as const;

export const authenticateGame = endpoint('POST /seamless/authenticate', {
  ...ofService,
  /** A token issued without a game is bound to the first game that uses it. */
  body: z.object({ token: z.string().min(1).max(128), provider: id, gameId: id.optional() }),
  reply: balance.extend({
    sessionId: id,
    mode: z.enum(['real', 'fun']),
    /** Null for a visitor's fun session. */
    playerId: z.string().nullable(),
    currency: z.string().length(3),
    country: z.string(),
    language: z.string(),
    gameId: id,
    category,
    channel: z.enum(['web', 'mobile']),
    lobbyUrl: z.string(),
    depositUrl: z.string(),
    /** The highest stake of a spin for this player, by the rules of the market; null without such a rule. */
    maxStakeMinor: minor.nullable().default(null),
    /** Milliseconds from the start of a round to that of the next, by the rules of the market; 0 without such a rule. */
    minRoundMs: z.int().min(0).default(0),
    /** Free spins that the player has on this game; a game plays them first. What they win is wagered `wrMultiplier` times. */
    freeSpins: z
      .object({
        assignmentId: id,
        total: z.int().positive(),
        remaining: z.int().positive(),
        betMinor: minor,
        wonMinor: minor,
        wrMultiplier: z.number().min(0),
      })
      .nullable(),
  }),
  refusals: ['INVALID_TOKEN'],
  summary: 'The player and session of a launch token, and the balance. A token is valid while its session is open.',
});

export const readGameBalance = endpoint('POST /seamless/balance', {
  ...ofService,
  /** `isPageOpen` is false where no page of the game asks: other games then need not ask before they open. */
  body: session.extend({ isPageOpen: z.boolean().optional() }),
  reply: balance.extend({
    /** The limit of a bonus for the next round of the game; null without one. */
    stakeLimit: stakeLimitSchema.nullable().default(null),
  }),
  refusals: ['SESSION_CLOSED'],
  summary: 'The balance that the player of a session may spend on its game, and how a bonus limits the stakes.',
});

export const placeBet = endpoint('POST /seamless/bet', {
  ...ofService,
  body: movement.extend({ amountMinor: minor.min(1) }),
  reply: balance.extend({ bonusPartMinor: minor, txId: id }),
  refusals: [
    'NOT_ENOUGH_FUNDS',
    'SPEND_LIMIT',
    'error.reality_check.due',
    'LOSS_LIMIT',
    'STAKE_LIMIT',
    'ROUND_TOO_SOON',
    'GAME_LIMITATION',
    'SESSION_CLOSED',
    'ROUND_UNKNOWN',
    'ROUND_ENDED',
    'ROLLED_BACK',
    'TX_MISMATCH',
  ],
  summary: 'Takes a stake, once per txId of a provider. A round may have several.',
});

export const takeFreeSpin = endpoint('POST /seamless/freespin', {
  ...ofService,
  body: movement.extend({ assignmentId: id, betMinor: minor.min(1) }),
  reply: balance.extend({ remaining: z.int().min(0), txId: id }),
  refusals: [
    'error.free_spins.used',
    'error.reality_check.due',
    'ROUND_TOO_SOON',
    'GAME_LIMITATION',
    'SESSION_CLOSED',
    'ROUND_ENDED',
    'ROLLED_BACK',
    'TX_MISMATCH',
  ],
  summary: 'Takes a free spin in place of a stake, once per txId. Its win and its rollback are those of a stake.',
});

export const payWin = endpoint('POST /seamless/win', {
  ...ofService,
  body: movement.extend({ amountMinor: minor, roundEnded: z.boolean() }),
  reply: balance,
  refusals: ['ROUND_UNKNOWN', 'ROUND_ENDED', 'TX_MISMATCH'],
  summary: 'Pays a win of an open round, or ends the round without one; accepted after the session was closed, too.',
});

export const rollBackBet = endpoint('POST /seamless/rollback', {
  ...ofService,
  body: session.extend({ txId: id }),
  reply: balance,
  refusals: ['ROUND_ENDED', 'TX_MISMATCH'],
  summary: 'Refunds a stake. A stake that is not known yet is recorded and will be rejected.',
});
