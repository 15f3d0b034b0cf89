import { z } from 'zod';
import { withdrawalStatuses } from '#lib/withdrawals/contract.ts';

export const queueQuerySchema = z.object({
  /** `OPEN` is everything that an operator may still decide. */
  status: z.enum(['OPEN', ...withdrawalStatuses]).default('OPEN'),
  position: z.coerce.number().int().min(0).max(1e9).default(0),
});
export type QueueQuery = z.output<typeof queueQuerySchema>;

/** Body of `POST /api/withdrawals/{withdrawalId}`. */
export const decisionSchema = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    reason: z.string().trim().max(500, 'is too long').optional(),
  })
  .refine(({ decision, reason = '' }) => decision === 'approve' || reason.length >= 5, {
    path: ['reason'],
    error: 'says too little',
  });
export type OperatorDecision = z.output<typeof decisionSchema>;

/** A withdrawal as the operator sees it; amounts in major units, times ISO-8601 by the business clock. */
export interface QueuedWithdrawal {
  readonly withdrawalId: string;
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
  /** When it is approved by itself; null where an operator decides. */
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

/** What the console needs of the withdrawals. */
export interface WithdrawalDesk {
  /** Open ones oldest first, others newest first. */
  list(query: QueueQuery): Promise<WithdrawalQueue>;
  /** Throws `OpsRefusal` for one that has ended already; undefined where there is none. */
  decide(withdrawalId: string, decision: OperatorDecision, operator: string): Promise<QueuedWithdrawal | undefined>;
}
