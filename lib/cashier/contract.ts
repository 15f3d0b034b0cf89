import { z } from 'zod';
import { bankIdentitySchema } from '#lib/pay-and-play/contract.ts';
import { endpoint } from '#lib/platform/endpoint.ts';
import { checkBody, methodShape, savedAccountSchema, transactionId, wishShape } from './fields.ts';

/** DEP-01. */
export const depositMethodSchema = z.object({
  ...methodShape,
  withdrawable: z.boolean(),
  savedAccounts: z.array(savedAccountSchema),
});
export type DepositMethod = z.output<typeof depositMethodSchema>;

export const listDepositMethods = endpoint({
  method: 'GET',
  path: '/payment/{playerId}/deposit/methods',
  by: 'player',
  browser: true,
  query: z.object({ market: z.string().regex(/^[A-Z]{2}$/) }),
  reply: z.array(depositMethodSchema),
  summary: "The ways to pay in of a market, in the wallet's currency, as far as the player's capabilities go.",
});

/** D2 §8: what deposit and withdraw checks answer. */
export const checkResults = [
  'SUCCESS',
  'FAILURE',
  'FORBIDDEN',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED_DOCUMENTS',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'DOCUMENTS_PREFERRED',
  'DOCUMENTS_REQUIRED',
  'DOCUMENTS_REQUIRED_RESTRICTED',
  'DOCUMENTS_UNDER_REVIEW',
  'EXCEEDS_KYC_LIMIT',
  'NOT_ENOUGH_FUNDS',
] as const;
export type CheckResult = (typeof checkResults)[number];

export const limitPeriods = ['D', 'W', 'M'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

export const depositCheckSchema = z.object({
  /** A result that we do not know counts as a failure (DEP-04). */
  result: z.enum(checkResults).catch('FAILURE'),
  daysLeftToVerifyDocuments: z.int().optional(),
  limitType: z.enum(limitPeriods).optional(),
  /** Major units of the wallet's currency. */
  limitLeft: z.number().optional(),
  resetOn: z.string().optional(),
  isSpendLimit: z.boolean(),
  hideCashier: z.boolean(),
  /** DEP-10: the limit named above is near. */
  notification: z.literal('SELF_LIMIT_NOTIFY').optional(),
});
export type DepositCheck = z.output<typeof depositCheckSchema>;

/** DEP-03. */
export const checkDeposit = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/deposit/check',
  by: 'player',
  browser: true,
  idempotent: true,
  atTheTill: true,
  withAddress: true,
  body: checkBody,
  reply: depositCheckSchema,
  summary: 'Whether the player may deposit now, and what he has to know before (decisions §2.7).',
});

export const startDeposit = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/deposit',
  by: 'player',
  browser: true,
  keyed: true,
  atTheTill: true,
  body: z.object({
    ...wishShape,
    bonusCampaignId: z.string().min(1).max(64).optional(),
    /** Where the cashier leads back to, a page of the site; `transaction` is added to it. */
    returnUrl: z.url().max(500),
    locale: z.string().regex(/^[a-z]{2,4}-[A-Z]{2}$/),
  }),
  reply: z.object({ transactionId: z.string(), redirectUrl: z.url() }),
  refusals: [
    'error.deposit.amount.too_low',
    'error.deposit.amount.too_high',
    'error.deposit.amount.invalid',
    'error.deposit.limit.too_high',
    'error.deposit.method',
    'error.deposit.not_allowed',
    'error.deposit.return_url',
    'error.idempotency.key',
  ],
  summary: "Opens a payment at the cashier. A player's unpaid payment before it is continued if it is the same, else cancelled.",
});

export const depositStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const depositSchema = z.object({
  transactionId: z.string(),
  status: z.enum(depositStatuses),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** Whether it is the player's first that succeeded; false until it has. */
  isFirst: z.boolean(),
  /** The cashier's page while the payment is open. */
  redirectUrl: z.url().nullable(),
});
export type Deposit = z.output<typeof depositSchema>;

export const readDeposit = endpoint({
  method: 'GET',
  path: '/payment/{playerId}/deposit/{transactionId}',
  by: 'player',
  browser: true,
  reply: depositSchema,
  summary: 'How a payment stands: what a frame or an address says about it is not believed.',
});

export const takeDepositNews = endpoint({
  method: 'POST',
  path: '/payment/{playerId}/deposit/news',
  by: 'player',
  browser: true,
  body: z.object({}),
  reply: z.array(depositSchema.pick({ method: true, currency: true, isFirst: true })),
  summary: "The player's credited deposits, the oldest first, each handed out once: whoever takes it tells of it.",
});

/** Decisions §3.9: signed by the payment service. */
export const paymentNoticeSchema = z.object({
  /** The deposit, or the session of a pay-and-play payment. */
  transactionId,
  status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED']),
  providerRef: z.string().min(1).max(64),
  amountMinor: z.int().positive(),
  currency: z.string().length(3),
  kyc: bankIdentitySchema.optional(),
  /** What the payer may use again; never a whole number of a card. */
  account: savedAccountSchema.refine(({ label }) => !/\d{5}/.test(label), 'is not masked').optional(),
});
export type PaymentNotice = z.output<typeof paymentNoticeSchema>;

/** Booked once, however often and in whatever order it comes; an unknown payment is refused with 400, which ends the telling. */
export const notifyPayment = endpoint({
  method: 'POST',
  path: '/payment/notify',
  by: 'service',
  body: paymentNoticeSchema,
  reply: z.object({ booked: z.boolean() }),
  idempotent: true,
  refusals: [
    'error.payment.amount',
    'error.payment.mismatch',
    'error.payment.settled',
    'error.payment.unknown',
    'error.signature',
  ],
  summary: 'What became of a payment, told and signed by the payment service.',
});

/** The cashier asks before it takes the money: what was allowed at the start may have ended since. */
export const authorizeDeposit = endpoint({
  method: 'POST',
  path: '/payment/authorize',
  by: 'service',
  body: z.object({ transactionId, amountMinor: z.int().positive(), currency: z.string().length(3) }),
  reply: z.object({ authorized: z.boolean() }),
  idempotent: true,
  refusals: ['error.payment.unknown', 'error.signature'],
  summary: 'Whether a deposit that was started may still be paid; asked and signed by the payment service.',
});
