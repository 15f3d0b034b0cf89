import { z } from 'zod';
import type { Cause } from './reason.ts';

export const eventActions = ['SUSPEND', 'RESUME', 'CANCEL', 'SETTLE', 'UNDO'] as const;
export type EventAction = (typeof eventActions)[number];

export const sportsEventsQuerySchema = z.object({
  /** `OPEN`: live and upcoming ones; `DECIDED`: those with a decision in force. */
  state: z.enum(['OPEN', 'ENDED', 'DECIDED']).default('OPEN'),
  sport: z
    .string()
    .regex(/^[a-z-]{1,64}$/)
    .optional(),
});
export type SportsEventsQuery = z.output<typeof sportsEventsQuerySchema>;

const points = z.int('is not a whole number').min(0).max(999);

/** Body of `POST /api/sports-events/{eventId}`. A settlement has the final score. */
export const eventDecisionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['SUSPEND', 'RESUME', 'CANCEL', 'UNDO']) }),
  z.strictObject({ action: z.literal('SETTLE'), home: points, away: points }),
]);
export type OperatorEventDecision = z.output<typeof eventDecisionSchema>;

/** A decision as it was made; `at` is ISO 8601 in virtual time. */
export interface EventChange {
  readonly action: EventAction;
  readonly score: string | null;
  readonly by: string;
  readonly reason: string;
  readonly at: string;
}

/** An event in the operator's view; times ISO 8601 in virtual time. */
export interface ListedSportsEvent {
  readonly eventId: string;
  readonly path: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly phase: string;
  readonly score: string | null;
  /** Suspended by the operator, not for the seconds after a goal. */
  readonly isSuspended: boolean;
  readonly isSettledByHand: boolean;
  /** Home, draw and away, in thousandths. */
  readonly oddsMilli: readonly number[];
  /** Newest first. */
  readonly changes: readonly EventChange[];
}

/** The operator's desk of the sportsbook's events. */
export interface OperatorSportsEvents {
  /** The sports that an operator decides on: all but virtual ones. */
  readonly sports: readonly string[];
  list(query: SportsEventsQuery): Promise<readonly ListedSportsEvent[]>;
  /** Throws `OpsRefusal` where the state of the event does not allow it; undefined for an unknown event. */
  decide(eventId: string, decision: OperatorEventDecision, cause: Cause): Promise<ListedSportsEvent | undefined>;
}
