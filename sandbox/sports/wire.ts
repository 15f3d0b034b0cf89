import * as z from 'zod/mini';
import { trackerSchema } from './wire-tracker.ts';

/**
 * What the sportsbook's page and its service say to each other, written with `zod/mini` because browsers load it. The page
 * sends `Authorization: Bearer {key}` with the key that its HTML holds; the key belongs to one context. Money is in minor units
 * of `currency`, odds in thousandths.
 */
const minor = z.int().check(z.minimum(0));
const odds = z.int().check(z.minimum(1_001));
const named = z.object({ slug: z.string(), name: z.string() });

export const outcomeSchema = z.enum(['HOME', 'DRAW', 'AWAY', 'OVER', 'UNDER', 'YES', 'NO', 'RUNNER']);
export const marketKindSchema = z.enum(['1X2', 'WINNER', 'OVER_UNDER', 'HANDICAP', 'BOTH_SCORE']);

const selection = z.object({
  selectionId: z.string(),
  outcome: outcomeSchema,
  runner: z.nullable(z.string()),
  oddsMilli: odds,
  result: z.nullable(z.enum(['WON', 'LOST', 'VOID'])),
});
const market = z.object({
  marketId: z.string(),
  kind: marketKindSchema,
  line: z.nullable(z.number()),
  isOpen: z.boolean(),
  selections: z.array(selection),
});

/** An event in a list has its first market only; a read event has all. */
export const eventSchema = z.object({
  eventId: z.string(),
  sport: named,
  region: named,
  competition: named,
  slug: z.string(),
  home: z.string(),
  away: z.string(),
  venue: z.string(),
  startsAt: z.string(),
  isVirtual: z.boolean(),
  phase: z.enum(['UPCOMING', 'LIVE', 'ENDED', 'CANCELLED']),
  clock: z.nullable(z.object({ period: z.int(), minute: z.nullable(z.int()), isBreak: z.boolean() })),
  score: z.nullable(z.object({ home: z.int(), away: z.int() })),
  isSuspended: z.boolean(),
  /** How the result is verified; in a read event only. The seed is null until the event has ended. */
  fairness: z.nullable(z.object({ commitment: z.string(), seed: z.nullable(z.string()), isEntered: z.boolean() })),
  /** In a read event only; null before the start. */
  tracker: z.nullable(trackerSchema),
  marketCount: z.int(),
  markets: z.array(market),
});
export type WireEvent = z.output<typeof eventSchema>;

/** `GET /api/sports` */
export const sportsReplySchema = z.object({
  sports: z.array(
    z.extend(named, {
      events: z.int(),
      live: z.int(),
      isVirtual: z.boolean(),
      regions: z.array(z.extend(named, { competitions: z.array(z.extend(named, { events: z.int() })) })),
    }),
  ),
});

/** What a player may search for. */
export const maxSearchText = 60;

/** `GET /api/events?sport=&region=&competition=&phase=LIVE|UPCOMING&text=`, `GET /api/events/{eventId}`, `GET /api/event?path=a/b/c/d`. */
export const eventsReplySchema = z.object({ at: z.string(), events: z.array(eventSchema) });

/** `GET /api/me`; a visitor gets `player: null`. */
export const meReplySchema = z.object({
  currency: z.string(),
  player: z.nullable(
    z.object({
      balanceMinor: minor,
      bonusMinor: minor,
      sports: z.boolean(),
      virtualSports: z.boolean(),
      freeBets: z.array(z.object({ freeBetId: z.string(), amountMinor: minor, expiresAt: z.string(), minOddsMilli: z.int() })),
      bonus: z.nullable(
        z.object({ title: z.string(), isSticky: z.optional(z.boolean()), minOddsMilli: z.int(), maxBetMinor: z.nullable(minor) }),
      ),
      /** The boosts of accumulators that the player has joined, as the platform pays them. */
      boosts: z.array(
        z.object({
          title: z.string(),
          percents: z.array(z.int()),
          minOddsMilli: z.int(),
          maxMinor: minor,
          joinedAt: z.string(),
        }),
      ),
    }),
  ),
  /** Bounds of a stake in this currency. */
  minStakeMinor: minor,
  maxWinMinor: minor,
  maxSelections: z.int(),
});
export type WireMe = z.output<typeof meReplySchema>;

/** One per attempt to place a bet. */
export const attemptKey = z.uuid();

/** `POST /api/bets`: one bet; the page sends several singles one after the other. */
export const placeBetSchema = z.object({
  key: attemptKey,
  kind: z.enum(['SINGLE', 'ACCUMULATOR']),
  selections: z
    .array(z.object({ selectionId: z.string().check(z.maxLength(160)), oddsMilli: odds }))
    .check(z.minLength(1), z.maxLength(20)),
  stakeMinor: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  freeBetId: z.optional(z.string().check(z.maxLength(64))),
  /** Which odds other than the shown ones are accepted. */
  accept: z.enum(['NONE', 'HIGHER', 'ANY']),
});

export const betSchema = z.object({
  betId: z.string(),
  kind: z.enum(['SINGLE', 'ACCUMULATOR']),
  /** PLACING: within the delay of a live bet, or until the wallet answers. */
  state: z.enum(['PLACING', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT', 'REJECTED']),
  /** Why it was rejected: a code of `refusalCodes`. */
  rejection: z.nullable(z.string()),
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
  currency: z.string(),
  stakeMinor: minor,
  isFreeBet: z.boolean(),
  /** 1,000 where every selection is void. */
  totalOddsMilli: z.int().check(z.minimum(1_000)),
  possibleWinMinor: minor,
  payoutMinor: z.nullable(minor),
  /** The boost of an accumulator, paid beside the payout. */
  boostMinor: z.nullable(minor),
  selections: z.array(
    z.object({
      selectionId: z.string(),
      eventId: z.string(),
      eventPath: z.string(),
      home: z.string(),
      away: z.string(),
      startsAt: z.string(),
      phase: z.enum(['UPCOMING', 'LIVE', 'ENDED', 'CANCELLED']),
      score: z.nullable(z.object({ home: z.int(), away: z.int() })),
      kind: marketKindSchema,
      line: z.nullable(z.number()),
      outcome: outcomeSchema,
      runner: z.nullable(z.string()),
      oddsMilli: odds,
      result: z.nullable(z.enum(['WON', 'LOST', 'VOID'])),
    }),
  ),
  /** What it may be sold for now; null while it may not be. */
  cashOut: z.nullable(z.object({ offerId: z.string(), amountMinor: minor })),
  /** A cash-out waits for its delay: the bet is then sold, or open again with what it may be sold for. */
  isCashingOut: z.boolean(),
});
export type WireBet = z.output<typeof betSchema>;

/**
 * `POST /api/bets` answers 201 with the bet (perhaps PLACING: read `GET /api/bets/{betId}` until it is not). A repeat under the
 * same key gets the first answer, accepted or refused. `POST /api/attempts/{key}` returns the bet of an attempt, also one that was
 * REJECTED after its delay or by the wallet, or the refusal; a key that was not received is NOT_PLACED from then on.
 */
export const betReplySchema = z.object({ bet: betSchema });

/** `GET /api/bets?state=open|settled&before={cursor}`; 20 a page, newest first. */
export const betsReplySchema = z.object({ bets: z.array(betSchema), next: z.nullable(z.string()) });

/**
 * `POST /api/bets/{betId}/cash-out` with the offer that was shown; 409 OFFER_CHANGED has the new one, or null. While the bet
 * `isCashingOut`, read `GET /api/bets/{betId}` until it is not.
 */
export const cashOutSchema = z.object({ offerId: z.string().check(z.maxLength(64)) });

/** Codes of refusals: `{code, …}` with status 400 to 409, 429 TOO_MANY, or 503 UNAVAILABLE. VIRTUAL_MIXED: a bet has virtual and other events. */
export const refusalCodes = [
  'LOGIN_REQUIRED',
  'CONTEXT_EXPIRED',
  'BAD_REQUEST',
  'SELECTION_UNKNOWN',
  'SELECTION_CLOSED',
  'SAME_EVENT',
  'VIRTUAL_MIXED',
  'ODDS_CHANGED',
  'STAKE_TOO_LOW',
  'WIN_TOO_HIGH',
  'NOT_ENOUGH_FUNDS',
  'SPEND_LIMIT',
  'LOSS_LIMIT',
  'BONUS_LIMIT',
  'FREE_BET_USED',
  'FREE_BET_ODDS',
  'REALITY_CHECK',
  'NOT_ALLOWED',
  'NOT_PLACED',
  'OFFER_CHANGED',
  'BET_ENDED',
  'FAVOURITES_FULL',
  'TOO_MANY',
  'UNAVAILABLE',
] as const;

/** ODDS_CHANGED and SELECTION_CLOSED name the selections as they are now; WIN_TOO_HIGH and STAKE_TOO_LOW name the bound. */
export const refusalSchema = z.object({
  code: z.enum(refusalCodes),
  selections: z.optional(z.array(z.object({ selectionId: z.string(), oddsMilli: odds, isOpen: z.boolean() }))),
  boundMinor: z.optional(minor),
  offer: z.optional(z.nullable(z.object({ offerId: z.string(), amountMinor: minor }))),
});
export type WireRefusal = z.output<typeof refusalSchema>;

/**
 * WebSocket `/api/feed`. The page's first message is `{key, watch}`, later ones `{watch}`: the events whose changes it shows.
 * Each is answered with these events, also where there are none. `full`: the event that is open and those of the betslip, whose
 * markets are all sent; of other events the first one. To a player the service also sends the own bets and balance when they
 * change.
 */
export const feedRequestSchema = z.object({
  key: z.optional(z.string().check(z.maxLength(200))),
  watch: z.object({
    events: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(120)),
    full: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(40)),
  }),
});
export const feedMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('events'), events: z.array(eventSchema) }),
  z.object({ type: z.literal('bet'), bet: betSchema }),
  z.object({ type: z.literal('me'), me: meReplySchema }),
  z.object({ type: z.literal('expired') }),
]);
export type FeedMessage = z.output<typeof feedMessageSchema>;
