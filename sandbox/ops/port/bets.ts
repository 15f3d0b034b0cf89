import { z } from 'zod';
import type { Cause } from './reason.ts';

export const betsQuerySchema = z.object({
  /** `OPEN`: bets that are not decided, and those with a call without an answer. */
  state: z.enum(['OPEN', 'ENDED']).default('OPEN'),
  before: z.coerce.number().int().min(1).max(1e15).optional(),
});
export type BetsQuery = z.output<typeof betsQuerySchema>;

/** Body of `POST /api/bets/{betId}`. */
export const betDecisionSchema = z.strictObject({ decision: z.enum(['void', 'won', 'lost']) });
export type BetDecision = z.output<typeof betDecisionSchema>;

/** A call to the platform without an answer; the times are real. */
export interface OpenCall {
  readonly kind: string;
  readonly attempts: number;
  readonly since: string;
}

/** A bet in the operator's view; amounts in minor units, odds in thousandths, times ISO 8601 in virtual time. */
export interface ListedBet {
  readonly betId: string;
  readonly playerId: string;
  readonly kind: string;
  readonly category: string;
  readonly state: string;
  readonly rejection: string | null;
  readonly currency: string;
  readonly stakeMinor: number;
  readonly isFreeBet: boolean;
  readonly totalOddsMilli: number;
  readonly payoutMinor: number | null;
  readonly placedAt: string;
  readonly settledAt: string | null;
  readonly selections: readonly {
    readonly event: string;
    readonly selectionId: string;
    readonly oddsMilli: number;
    readonly result: string | null;
  }[];
  readonly openCalls: readonly OpenCall[];
  readonly decidedBy: string | null;
  readonly reason: string | null;
}

export interface BetList {
  readonly bets: readonly ListedBet[];
  /** The cursor of the next page; null on the last one. */
  readonly next: number | null;
}

/** The operator's desk of bets. */
export interface OperatorBets {
  /** Newest first. */
  list(query: BetsQuery): Promise<BetList>;
  /** Voids or settles a bet. Throws `OpsRefusal` where its state does not allow it; undefined for an unknown bet. */
  decide(betId: string, decision: BetDecision, cause: Cause): Promise<ListedBet | undefined>;
}
