import { z } from 'zod';
import { endpoint } from '#lib/platform/endpoint.ts';

/** Decisions §3.5: a game's service asks the platform for money. Amounts are minor units of the session's currency. */
const id = z.string().regex(/^[\w.:-]{1,64}$/);
const minor = z.int().min(0).max(100_000_000_000);
const category = z.enum(['CASINO', 'LIVE_CASINO']);
export type GameCategory = z.output<typeof category>;

const session = z.object({ sessionId: id });
const balance = z.object({ balanceMinor: minor });
const movement = session.extend({ gameId: id, roundId: id, txId: id, category });

/** Why a bet or a win was not taken, with the status that it comes with. */
export const walletRefusals = {
  INVALID_TOKEN: 401,
  NOT_ENOUGH_FUNDS: 402,
  SPEND_LIMIT: 402,
  GAME_LIMITATION: 402,
  SESSION_CLOSED: 402,
  ROUND_UNKNOWN: 404,
  ROUND_ENDED: 409,
  ROLLED_BACK: 409,
  TX_MISMATCH: 409,
} as const;
export type WalletRefusal = keyof typeof walletRefusals;

export const authenticateGame = endpoint({
  method: 'POST',
  path: '/seamless/authenticate',
  by: 'service',
  /** A token that was given out before a game was named is bound to the first that it is shown with. */
  body: z.object({ token: z.string().min(1).max(128), provider: id, gameId: id.optional() }),
  reply: balance.extend({
    sessionId: id,
    mode: z.enum(['real', 'fun']),
    /** Null on a session for fun of a visitor. */
    playerId: z.string().nullable(),
    currency: z.string().length(3),
    country: z.string(),
    language: z.string(),
    gameId: id,
    category,
    channel: z.enum(['web', 'mobile']),
    lobbyUrl: z.string(),
    depositUrl: z.string(),
  }),
  idempotent: true,
  refusals: ['INVALID_TOKEN', 'error.signature'],
  summary: 'Whose launch a token is, and what he may spend. A token is good as long as its session is open.',
});

export const readGameBalance = endpoint({
  method: 'POST',
  path: '/seamless/balance',
  by: 'service',
  body: session,
  reply: balance,
  idempotent: true,
  refusals: ['SESSION_CLOSED', 'error.signature'],
  summary: 'What the player of a session may spend on its game.',
});

export const placeBet = endpoint({
  method: 'POST',
  path: '/seamless/bet',
  by: 'service',
  body: movement.extend({ amountMinor: minor.min(1) }),
  reply: balance.extend({ bonusPartMinor: minor, txId: id }),
  idempotent: true,
  refusals: ['NOT_ENOUGH_FUNDS', 'SPEND_LIMIT', 'GAME_LIMITATION', 'SESSION_CLOSED', 'ROUND_ENDED', 'ROLLED_BACK', 'TX_MISMATCH'],
  summary: 'Takes a stake, once per txId of a provider. A round may take several.',
});

export const payWin = endpoint({
  method: 'POST',
  path: '/seamless/win',
  by: 'service',
  body: movement.extend({ amountMinor: minor, roundEnded: z.boolean() }),
  reply: balance,
  idempotent: true,
  refusals: ['ROUND_UNKNOWN', 'ROUND_ENDED', 'TX_MISMATCH', 'error.signature'],
  summary: 'Pays a win of an open round, or ends it with nothing; taken also after the session was closed.',
});

export const rollBackBet = endpoint({
  method: 'POST',
  path: '/seamless/rollback',
  by: 'service',
  body: session.extend({ txId: id }),
  reply: balance,
  idempotent: true,
  refusals: ['ROUND_ENDED', 'error.signature'],
  summary: 'Gives a stake back. One that is not known yet is remembered and will not be taken.',
});
