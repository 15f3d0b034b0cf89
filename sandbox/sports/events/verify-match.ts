import { z } from 'zod';
import { modelOf, strengthsOf } from './fixture.ts';
import { commitmentOf, drawFrom, publicSchedule } from './match-seed.ts';
import type { EventState } from './model.ts';

const score = z.object({ home: z.int(), away: z.int() });

/** `GET /api/fairness/{eventId}`: what anyone needs to verify a result. */
export const fairnessReportSchema = z.object({
  eventId: z.string(),
  sport: z.string(),
  home: z.string(),
  away: z.string(),
  phase: z.enum(['UPCOMING', 'LIVE', 'ENDED', 'CANCELLED']),
  score: score.nullable(),
  commitment: z.string(),
  seed: z.string().nullable(),
  isEntered: z.boolean(),
});
export type FairnessReport = z.output<typeof fairnessReportSchema>;

export function fairnessOf({ event, phase, score, fairness }: EventState): FairnessReport {
  const { eventId, sport, home, away } = event;
  return { eventId, sport, home, away, phase, score, ...fairness };
}

export type Verdict = 'VERIFIED' | 'SEED_SECRET' | 'CANCELLED' | 'ENTERED_BY_OPERATOR' | 'OTHER_SEED' | 'OTHER_RESULT';

/** Compares the seed with its commitment, and the result with the match that follows from the seed. */
export function verifyMatch({ eventId, sport, home, away, phase, score, commitment, seed, isEntered }: FairnessReport): Verdict {
  if (seed === null) return 'SEED_SECRET';
  if (commitmentOf(eventId, seed) !== commitment) return 'OTHER_SEED';
  if (phase === 'CANCELLED') return 'CANCELLED';
  if (isEntered) return 'ENTERED_BY_OPERATOR';
  const end = modelOf(sport)
    .open(strengthsOf(publicSchedule, home, away), drawFrom(seed))
    .at(1);
  return end.home === score?.home && end.away === score.away ? 'VERIFIED' : 'OTHER_RESULT';
}
