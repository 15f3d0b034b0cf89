import { z } from 'zod';
import { withdrawalStatuses } from '#lib/cashier/withdrawals/contract.ts';
import type { Cause } from './reason.ts';

export const queueQuerySchema = z.object({
  /** `OPEN` matches every withdrawal that can still be decided. */
  status: z.enum(['OPEN', ...withdrawalStatuses]).default('OPEN'),
  position: z.coerce.number().int().min(0).max(1e9).default(0),
});
export type QueueQuery = z.output<typeof queueQuerySchema>;

/** Body of `POST /api/withdrawals/{withdrawalId}`. */
export const decisionSchema = z.strictObject({ decision: z.enum(['approve', 'reject']) });
type Decision = z.output<typeof decisionSchema>['decision'];

/** A withdrawal in the operator's view; amounts in major units, times ISO 8601 in virtual time. */
export interface QueuedWithdrawal {
  readonly withdrawalId: string;
  /** What the player reads to support. */
  readonly reference: string;
  readonly playerId: string;
  readonly email: string;
  readonly kycStatus: string;
  readonly isReviewed: boolean;
  readonly method: string;
  readonly account: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly createdAt: string;
  /** When it is approved automatically; null when an operator decides. */
  readonly dueAt: string | null;
  readonly endedAt: string | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
}

export interface WithdrawalQueue {
  readonly withdrawals: readonly QueuedWithdrawal[];
  readonly position: number;
  readonly hasMore: boolean;
}

/** The console's access to withdrawals. */
export interface OperatorWithdrawals {
  /** Open withdrawals oldest first, others newest first. */
  list(query: QueueQuery): Promise<WithdrawalQueue>;
  /** Throws `OpsRefusal` when it is already decided; undefined for an unknown withdrawal. */
  decide(withdrawalId: string, decision: Decision, cause: Cause): Promise<QueuedWithdrawal | undefined>;
}
