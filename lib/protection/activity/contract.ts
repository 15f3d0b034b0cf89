import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { type LimitPeriod, limitPeriods } from '#lib/core/market/protection.ts';

/** RGA-01: minutes of play until the reality check, by the platform's name; 0 is none. */
export const activityMinutes = { NOT_SET: 0, HALF_AN_HOUR: 30, HOUR: 60, TWO_HOURS: 120 } as const;
export type ActivityPeriod = keyof typeof activityMinutes;

const period = z.enum(['NOT_SET', 'HALF_AN_HOUR', 'HOUR', 'TWO_HOURS']);
const settings = z.object({ period, minutes: z.int() });
/** Null without a reality check; 0 or less while one is due. */
const remaining = z.object({
  minutesRemaining: z.int().nullable(),
  /** An addition: since the sign-in that this session of play began with. A reality check does not restart it. */
  sessionSeconds: z.int().nonnegative(),
});
export type RemainingMinutes = z.output<typeof remaining>;

export const readActivity = endpoint('GET /player/{playerId}/gambling_activity', {
  by: 'player',
  browser: true,
  reply: settings,
  summary: 'How often the player is shown a reality check.',
});

export const changeActivity = endpoint('PATCH /player/{playerId}/gambling_activity', {
  by: 'player',
  browser: true,
  body: z.object({ period }),
  reply: settings,
  idempotent: true,
  refusals: ['error.reality_check.due'],
  summary: 'Changes it at once and starts the time again. Refused while a reality check waits for its answer.',
});

export const readMinutesRemaining = endpoint('GET /player/{playerId}/gambling_activity/minutes_remaining', {
  by: 'player',
  browser: true,
  reply: remaining,
  summary: 'Minutes until the reality check of this session of play, which is one over all devices.',
});

export const resetActivityTimer = endpoint('PATCH /player/{playerId}/gambling_activity/reset_timer', {
  by: 'player',
  browser: true,
  body: z.object({}),
  reply: remaining,
  idempotent: true,
  summary: 'Answers the reality check: a new session of play begins.',
});

export const activitySummarySchema = z.object({
  settings,
  /** Major units of the wallet's currency: stakes, wins, and wins less stakes. */
  turnover: z.number(),
  winnings: z.number(),
  delta: z.number(),
  currency: z.string().length(3),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type ActivitySummary = z.output<typeof activitySummarySchema>;

export const readActivitySummary = endpoint('GET /player/{playerId}/gambling_activity/summary', {
  by: 'player',
  browser: true,
  /** Only the reality check itself counts as shown; a game shows the figures beside it. */
  query: z.object({ for: z.enum(['realityCheck', 'game']).default('realityCheck') }),
  reply: activitySummarySchema,
  summary: 'What the player has staked and won in this session of play.',
});

/** How many days, weeks and months the player's figures go back, the current one included. */
export const shownPeriods = { D: 14, W: 8, M: 6 } as const satisfies Record<LimitPeriod, number>;

const day = z.iso.date().brand<'CalendarDate'>();
export const playPeriodSchema = z.object({
  /** The first and the last day of the period at the player's place. */
  from: day,
  to: day,
  /** Major units of the wallet's currency; a withdrawal counts when it was asked for, once it is paid. */
  deposited: z.number(),
  withdrawn: z.number(),
  /** Bonus money included; `result` is what was won less what was staked. */
  staked: z.number(),
  won: z.number(),
  result: z.number(),
  /** Time in which a page of the signed-in player was open; null where none was recorded. */
  minutes: z.int().nonnegative().nullable(),
});
export type PlayPeriod = z.output<typeof playPeriodSchema>;

export const readPlayPeriods = endpoint('GET /player/{playerId}/gambling_activity/periods', {
  by: 'player',
  browser: true,
  query: z.object({ by: z.enum(limitPeriods) }),
  reply: z.object({ currency: z.string().length(3), periods: z.array(playPeriodSchema).min(1).max(31) }),
  summary:
    "What the player deposited, staked, won and played by day, week or month of the player's place, the current one first. An addition to the written contract.",
});
