import { z } from 'zod';
import { checkResults } from '#lib/cashier/contract.ts';
import {
  bankAccountSchema,
  checkBody,
  methodShape,
  paymentRequestShape,
  savedAccountSchema,
  transactionId,
} from '#lib/cashier/fields.ts';
import { endpoint, moneyTimeoutMs } from '#lib/core/api/endpoint.ts';
import { balanceMapSchema } from '#lib/core/money/balance-map.ts';

export const capDurations = ['daily', 'weekly', 'monthly'] as const;
export type CapDuration = (typeof capDurations)[number];

/** `limit` is the rest of the tightest cap, `originalLimit` the whole cap; major units of the wallet's currency. */
export const withdrawCheckSchema = z.object({
  result: z.enum(checkResults),
  limit: z.number().optional(),
  duration: z.enum(capDurations).optional(),
  originalLimit: z.number().optional(),
});
export type WithdrawCheck = z.output<typeof withdrawCheckSchema>;

export const checkWithdrawal = endpoint('POST /payment/{playerId}/withdraw/check', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  idempotent: true,
  withAddress: true,
  body: checkBody,
  reply: withdrawCheckSchema,
  summary: 'Whether the player may withdraw now, and how much (DEC-WDR-1).',
});

/** A method that the player has paid with and that can pay out, or a bank transfer where none of them can. */
export const withdrawMethodSchema = z.object({
  ...methodShape,
  /** Accounts that the player has paid from, last used first; empty if the payment service returns none. */
  accounts: z.array(savedAccountSchema),
  /** The player may enter a bank account of their own. */
  takesBankAccount: z.boolean().optional(),
});
export type WithdrawMethod = z.output<typeof withdrawMethodSchema>;

export const listWithdrawMethods = endpoint('GET /payment/{playerId}/withdraw/methods', {
  by: 'player',
  browser: true,
  reply: z.array(withdrawMethodSchema),
  summary: 'The withdrawal methods of the player: those paid with that can pay out, else a bank transfer.',
});

export const openStatuses = ['PENDING', 'WAITING_INPUT'] as const;
export type OpenStatus = (typeof openStatuses)[number];
export const withdrawalStatuses = [...openStatuses, 'COMPLETED', 'CANCELLED', 'REVERTED'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const startWithdrawal = endpoint('POST /payment/{playerId}/withdraw', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  perHourOfPlayer: 60,
  keyed: true,
  event: 'withdrawal',
  body: z.object({
    /** `accountId` is one of the method's accounts, by default the last used one. */
    ...paymentRequestShape,
    /** The player's own account, for a bank transfer: an IBAN, or an account number without spaces. */
    bankAccount: bankAccountSchema.optional(),
    /** The player's consent to forfeit active bonuses (WDR-09). */
    forfeitBonuses: z.boolean(),
    /** Of the bonuses' titles in a refusal; the player's own by default. */
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional(),
  }),
  reply: z.object({ transactionId: z.string(), pendingWithdrawalId: transactionId, status: z.enum(openStatuses) }),
  refusals: [
    'error.withdraw.amount.too_low',
    'error.withdraw.amount.too_high',
    'error.withdraw.amount.invalid',
    'error.withdraw.not_enough_funds',
    'error.withdraw.bonus_active',
    'error.withdraw.method',
    'error.withdraw.account',
    'error.withdraw.not_allowed',
    'error.confirmation.required',
    'error.idempotency.key',
  ],
  summary:
    'Locks the amount and requests its payout; from 2,000 euros, or under review, an operator decides. A new bank account needs a confirmed password.',
});

export const withdrawalSchema = z.object({
  pendingWithdrawalId: transactionId,
  /** An addition: the short reference that the player reads to support. */
  reference: z.string().max(20).optional(),
  amount: z.number(),
  currency: z.string(),
  method: z.string(),
  /** Masked account that receives the money; null if the payment service returns none. */
  account: z.string().nullable(),
  transactionDate: z.string(),
  status: z.enum(withdrawalStatuses),
  /** False where the market's rules forbid the player to cancel it. */
  isCancellable: z.boolean().default(true),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** TXN-09. The filter `PENDING` includes withdrawals that wait for an operator. */
export const listWithdrawals = endpoint('GET /player/{playerId}/withdrawals', {
  by: 'player',
  browser: true,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    status: z.enum(withdrawalStatuses).optional(),
  }),
  reply: z.array(withdrawalSchema),
  summary: "The player's withdrawals, newest first.",
});

export const cancelWithdrawal = endpoint('POST /payment/{playerId}/withdraw/cancel', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  event: 'withdrawal-cancelled',
  body: z.object({
    pendingWithdrawalId: transactionId,
    /** Major units; the full amount of the withdrawal. */
    amount: z.number(),
    cancelByPlayer: z.literal(true),
  }),
  reply: z.object({ balanceMap: balanceMapSchema }),
  refusals: ['error.withdrawal.cancel.forbidden', 'error.withdrawal.cancel.limit_reached', 'error.withdrawal.not_pending'],
  summary:
    'Cancels a pending withdrawal, up to five times in a calendar day, and releases the locked money. Some markets forbid it.',
});
