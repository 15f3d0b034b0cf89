import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { limitKinds } from '../limits/contract.ts';

/** Why a player is asked: the market's months have passed, deposits have grown, or a limit is old. */
export const reviewReasons = ['PERIODIC', 'GROWTH', 'OLD_LIMIT'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export const reviewAnswers = ['LIMITS', 'HISTORY', 'BREAK', 'CONTINUE'] as const;
export type ReviewAnswer = (typeof reviewAnswers)[number];

/** Amounts in major units of the wallet's currency, times ISO 8601 by the server's clock. */
const reviewSchema = z.object({
  id: z.string(),
  reason: z.enum(reviewReasons),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  deposited: z.number(),
  withdrawn: z.number(),
  /** Wins less stakes. */
  result: z.number(),
  currency: z.string().length(3),
  /** Deposits of an average week before; null unless they have grown. */
  usualWeek: z.number().nullable(),
  /** The limits that are old; empty for other reasons. */
  limits: z.array(
    z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods), value: z.number(), since: z.iso.datetime() }),
  ),
});
export type Review = z.output<typeof reviewSchema>;

export const readReview = endpoint('GET /player/{playerId}/protection/review', {
  by: 'player',
  browser: true,
  reply: z.object({ review: reviewSchema.nullable() }),
  summary:
    'The prompt to review limits and history that is due, with the figures of its period. An addition to the written contract.',
});

export const recordReview = endpoint('POST /player/{playerId}/protection/review', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.strictObject({ id: z.string().regex(/^\d{1,18}$/), step: z.enum(['SHOWN', ...reviewAnswers]) }),
  summary: 'Records that the prompt was shown, or the answer, each once. An addition to the written contract.',
});
