import { z } from 'zod';
import { checkResults } from '#lib/cashier/contract.ts';
import { checkBody, methodShape, savedAccountSchema, transactionId, wishShape } from '#lib/cashier/fields.ts';
import { endpoint } from '#lib/platform/endpoint.ts';
import { balanceMapSchema } from '#lib/wallet/contract.ts';

export const capDurations = ['daily', 'weekly', 'monthly'] as const;
export type CapDuration = (typeof capDurations)[number];

/** `limit` is what the cap that leaves least still allows, `originalLimit` the cap itself; major units of the wallet. */
export const withdrawCheckSchema = z.object({
  /** A result that we do not know counts as a failure. */
  result: z.enum(checkResults).catch('FAILURE'),
  limit: z.number().optional(),
  duration: z.enum(capDurations).optional(),
  originalLimit: z.number().optional(),
});
export type WithdrawCheck = z.output<typeof withdrawCheckSchema>;

/** WDR-01. */
export const checkWithdrawal = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/withdraw/check',
  by: 'player',
  browser: true,
  idempotent: true,
  withAddress: true,
  body: checkBody,
  reply: withdrawCheckSchema,
  summary: 'Whether the player may withdraw now, and up to what (decisions §2.8).',
});

/** A way out of the closed loop. */
export const withdrawMethodSchema = z.object({
  ...methodShape,
  /** The accounts the player has paid from, the last used first; empty where the provider names none. */
  accounts: z.array(savedAccountSchema),
});
export type WithdrawMethod = z.output<typeof withdrawMethodSchema>;

export const listWithdrawMethods = endpoint({
  method: 'GET',
  path: '/payment/{playerId}/withdraw/methods',
  by: 'player',
  browser: true,
  reply: z.array(withdrawMethodSchema),
  summary: 'Where the player can have his money sent: what he has paid in with and what can be paid out to.',
});

export const openStatuses = ['PENDING', 'WAITING_INPUT'] as const;
export type OpenStatus = (typeof openStatuses)[number];
export const withdrawalStatuses = [...openStatuses, 'COMPLETED', 'CANCELLED', 'REVERTED'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const startWithdrawal = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/withdraw',
  by: 'player',
  browser: true,
  keyed: true,
  body: z.object({
    /** `accountId` is one of the method's accounts; without it the last used one. */
    ...wishShape,
    /** The player's consent to lose what bonuses he has (WDR-09). */
    forfeitBonuses: z.boolean(),
  }),
  reply: z.object({ transactionId: z.string(), pendingWithdrawalId: transactionId, status: z.enum(openStatuses) }),
  refusals: [
    'error.withdraw.amount.too_low',
    'error.withdraw.amount.too_high',
    'error.withdraw.amount.invalid',
    'error.withdraw.not_enough_funds',
    'error.withdraw.bonus_active',
    'error.withdraw.method',
    'error.withdraw.not_allowed',
    'error.idempotency.key',
  ],
  summary: 'Locks the amount and asks for it to be paid out; from 2,000 euros’ worth, or under review, an operator decides.',
});

export const withdrawalSchema = z.object({
  pendingWithdrawalId: transactionId,
  amount: z.number(),
  currency: z.string(),
  method: z.string(),
  /** The account it goes to, masked; null where the provider names none. */
  account: z.string().nullable(),
  transactionDate: z.string(),
  status: z.enum(withdrawalStatuses),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** TXN-09. `PENDING` means what is on its way, also what waits for an operator. */
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/player/{playerId}/withdrawals',
  by: 'player',
  browser: true,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    status: z.enum(withdrawalStatuses).optional(),
  }),
  reply: z.array(withdrawalSchema),
  summary: "The player's withdrawals, newest first.",
});

/** WDR-06. */
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/withdraw/cancel',
  by: 'player',
  browser: true,
  body: z.object({
    pendingWithdrawalId: transactionId,
    /** Major units; the whole of it. */
    amount: z.number(),
    cancelByPlayer: z.literal(true),
  }),
  reply: z.object({ balanceMap: balanceMapSchema }),
  refusals: ['error.withdrawal.cancel.limit_reached', 'error.withdrawal.not_pending'],
  summary: 'Calls a withdrawal back, five times in a calendar day; the locked money is free again.',
});
