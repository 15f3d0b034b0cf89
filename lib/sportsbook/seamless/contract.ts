import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** DEC-SPB-3: the sportsbook moves a player's money on the platform. Amounts are minor units of the player's currency. */
const id = z.string().regex(/^[\w.:-]{1,64}$/);
const minor = z.int().min(0).max(100_000_000_000);
const category = z.enum(['SPORTS', 'VIRTUAL_SPORTS']);
export type SportsCategory = z.output<typeof category>;

/** Error codes of these calls with their HTTP status. */
export const sportsRefusals = {
  INVALID_TOKEN: 401,
  NOT_ENOUGH_FUNDS: 402,
  SPEND_LIMIT: 402,
  LOSS_LIMIT: 402,
  /** A bonus limits the stake; `additionalInfo` is that of GAME_LIMITATION. */
  BONUS_LIMIT: 402,
  FREE_BET_USED: 402,
  /** The total odds are below those of the free bet. */
  FREE_BET_ODDS: 402,
  'error.reality_check.due': 402,
  SESSION_CLOSED: 402,
  BET_UNKNOWN: 404,
  BET_ENDED: 409,
  ROLLED_BACK: 409,
  TX_MISMATCH: 409,
} as const;
export type SportsRefusal = keyof typeof sportsRefusals;

const balance = z.object({ balanceMinor: minor });
const settledBalance = balance.extend({
  /** What an unsettled bet's account could not give back; later settlements recover it. */
  uncollectedMinor: minor,
});

/** A free bet that may be staked whole on one bet; only its win above the stake is paid. */
const freeBet = z.object({ freeBetId: id, amountMinor: minor, expiresAt: z.iso.datetime(), minOddsMilli: z.int().min(1_000) });

/** A boost of accumulators that the player has joined: `percents` of the net winnings for three selections, for four, and so on. */
const boost = z.object({
  title: z.string(),
  percents: z.array(z.int().min(1).max(100)).min(1).max(50),
  minOddsMilli: z.int().min(1_000),
  maxMinor: minor,
  /** A bet placed before earns none. */
  joinedAt: z.iso.datetime(),
});

const account = balance.extend({
  /** The part of the balance that belongs to the active sports bonus. */
  bonusMinor: minor,
  freeBets: z.array(freeBet),
  /** The active sports bonus; a bet counts for it from these total odds on, the own money in it only if the bonus is sticky. */
  bonus: z
    .object({
      title: z.string(),
      isSticky: z.boolean().optional(),
      minOddsMilli: z.int().min(1_000),
      maxBetMinor: minor.nullable(),
    })
    .nullable(),
  boosts: z.array(boost).max(20).default([]),
});

/** A call that the sportsbook signs and may repeat. */
const ofService = { by: 'service', idempotent: true } as const;

export const authenticateBettor = endpoint('POST /seamless/sports/authenticate', {
  ...ofService,
  body: z.object({ sessionToken: z.string().min(16).max(2_000) }),
  reply: account.extend({
    sessionId: id,
    playerId: z.string(),
    currency: z.string().length(3),
    country: z.string(),
    language: z.string(),
    /** Whether the player may bet on sports, and on virtual sports. */
    sports: z.boolean(),
    virtualSports: z.boolean(),
  }),
  refusals: ['INVALID_TOKEN'],
  summary: 'The player of a sportsbook session token, and what may be staked. The session is open until its sign-in ends.',
});

export const readBettorBalance = endpoint('POST /seamless/sports/balance', {
  ...ofService,
  /** `language`: BCP 47, of the bonus's title; the player's own by default. */
  body: z.object({ sessionId: id, language: z.string().max(12).optional() }),
  reply: account,
  refusals: ['SESSION_CLOSED'],
  summary: 'What the player of a session may stake.',
});

export const placeSportsBet = endpoint('POST /seamless/sports/bet', {
  ...ofService,
  body: z.object({
    sessionId: id,
    betId: id,
    txId: id,
    category,
    amountMinor: minor.min(1),
    /** The product of the odds of all selections, in thousandths. */
    totalOddsMilli: z.int().min(1_001),
    freeBetId: id.optional(),
    /** What the bet is on, e.g. both sides of its event; the player's history shows it. */
    title: z.string().min(1).max(200).optional(),
  }),
  reply: balance.extend({ bonusPartMinor: minor, txId: id }),
  refusals: [
    'NOT_ENOUGH_FUNDS',
    'SPEND_LIMIT',
    'LOSS_LIMIT',
    'BONUS_LIMIT',
    'FREE_BET_USED',
    'FREE_BET_ODDS',
    'error.reality_check.due',
    'SESSION_CLOSED',
    'ROLLED_BACK',
    'TX_MISMATCH',
  ],
  summary: 'Takes the stake of a bet, once per betId and txId.',
});

const outcome = z.object({ betId: id, txId: id });
/** A selection that was not void. */
const leg = z.object({ eventId: id, oddsMilli: z.int().min(1_000) });
export type SettledLeg = z.output<typeof leg>;

export const settleSportsBet = endpoint('POST /seamless/sports/settle', {
  ...ofService,
  /** `amountMinor` is the whole payout, with the stake; 0 for a lost bet. Without `legs` the bet earns no accumulator boost. */
  body: outcome.extend({ amountMinor: minor, totalOddsMilli: z.int().min(1_000), legs: z.array(leg).max(100).optional() }),
  /** `boostMinor` is what the boost of an accumulator paid beside the payout; absent without one. */
  reply: settledBalance.extend({ boostMinor: minor.optional() }),
  refusals: ['BET_UNKNOWN', 'BET_ENDED', 'TX_MISMATCH'],
  summary: 'Pays or ends a bet; accepted after the session ended, too. The odds are those without voided selections.',
});

export const voidSportsBet = endpoint('POST /seamless/sports/void', {
  ...ofService,
  body: outcome,
  /** Both amounts are 0 for a bet that is not known: the call names no player. */
  reply: settledBalance,
  refusals: ['BET_ENDED', 'TX_MISMATCH'],
  summary: 'Gives a stake back. A bet that is not known yet is recorded and will be rejected.',
});

export const cashOutSportsBet = endpoint('POST /seamless/sports/cashout', {
  ...ofService,
  body: outcome.extend({ amountMinor: minor.min(1) }),
  reply: settledBalance,
  refusals: ['BET_UNKNOWN', 'BET_ENDED', 'TX_MISMATCH'],
  summary: 'Pays an open bet before its end.',
});

export const unsettleSportsBet = endpoint('POST /seamless/sports/unsettle', {
  ...ofService,
  /** `settlementTxId`: the settlement that was wrong; the bet is open again after it. */
  body: outcome.extend({ settlementTxId: id }),
  reply: settledBalance,
  refusals: ['BET_UNKNOWN', 'TX_MISMATCH'],
  summary: 'Takes a settlement back as far as the account has money; the rest is collected from later settlements.',
});
