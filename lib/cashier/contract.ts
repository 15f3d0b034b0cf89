import { z } from 'zod';
import { endpoint, moneyTimeoutMs } from '#lib/core/api/endpoint.ts';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { bankIdentitySchema } from '#lib/core/validation/bank-identity.ts';
import { checkBody, methodShape, paymentRequestShape, savedAccountSchema, transactionId } from './fields.ts';

export const depositMethodSchema = z.object({
  ...methodShape,
  withdrawable: z.boolean(),
  savedAccounts: z.array(savedAccountSchema),
});
export type DepositMethod = z.output<typeof depositMethodSchema>;

export const listDepositMethods = endpoint('GET /payment/{playerId}/deposit/methods', {
  by: 'player',
  browser: true,
  query: z.object({ market: z.string().regex(/^[A-Z]{2}$/) }),
  reply: z.array(depositMethodSchema),
  summary: "The deposit methods of a market, in the wallet's currency, within the player's capabilities.",
});

/** DEP-04, WDR-02: the results of deposit and withdrawal checks. */
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
  /** An addition: an operator has to decide whether the player is another known person. */
  'IDENTITY_REVIEW',
] as const;
export type CheckResult = (typeof checkResults)[number];

export const depositCheckSchema = z.object({
  result: z.enum(checkResults),
  daysLeftToVerifyDocuments: z.int().optional(),
  limitType: z.enum(limitPeriods).optional(),
  /** Major units of the wallet's currency. */
  limitLeft: z.number().optional(),
  resetOn: z.string().optional(),
  isSpendLimit: z.boolean(),
  hideCashier: z.boolean(),
  /** DEP-10: the limit of `limitType` is nearly used up. */
  notification: z.literal('SELF_LIMIT_NOTIFY').optional(),
  /** An addition: a deposit limit is offered, or needed, before the first deposit. */
  limitPrompt: z.enum(['SKIPPABLE', 'MANDATORY']).optional(),
});
export type DepositCheck = z.output<typeof depositCheckSchema>;

export const checkDeposit = endpoint('POST /payment/{playerId}/deposit/check', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  idempotent: true,
  movesMoney: true,
  withAddress: true,
  body: checkBody,
  reply: depositCheckSchema,
  summary: 'Whether the player may deposit now, and what the player must know before (DEC-DEP-1).',
});

export const startDeposit = endpoint('POST /payment/{playerId}/deposit', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  perHourOfPlayer: 60,
  keyed: true,
  movesMoney: true,
  event: 'deposit',
  body: z.object({
    ...paymentRequestShape,
    bonusCampaignId: z.string().min(1).max(64).optional(),
    /** The page of the site that the cashier redirects to, with `transaction` added to its query. */
    returnUrl: z.url().max(500),
    /** MKT-13: language and market, e.g. `en-IN`. */
    locale: z.string().regex(/^[a-z]{2,4}-[A-Z]{2}$/),
  }),
  reply: z.object({ transactionId: z.string(), redirectUrl: z.url() }),
  refusals: [
    'error.bonus.min_deposit',
    'error.bonus.not_allowed',
    'error.bonus.not_eligible',
    'error.deposit.amount.too_low',
    'error.deposit.amount.too_high',
    'error.deposit.amount.invalid',
    'error.deposit.limit.too_high',
    'error.deposit.limit.required',
    'error.deposit.method',
    'error.deposit.not_allowed',
    'error.deposit.return_url',
    'error.idempotency.key',
  ],
  summary: 'Opens a payment at the cashier. An unpaid payment of the player is continued if it is the same, else cancelled.',
});

export const depositStatuses = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

export const depositSchema = z.object({
  transactionId: z.string(),
  /** An addition: the short reference that the player reads to support, once it is booked. */
  reference: z.string().max(20).optional(),
  status: z.enum(depositStatuses),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** True for the player's first successful deposit; false until it has succeeded. */
  isFirst: z.boolean(),
  /** The cashier's page while the payment is open. */
  redirectUrl: z.url().nullable(),
});
export type Deposit = z.output<typeof depositSchema>;

export const readDeposit = endpoint('GET /payment/{playerId}/deposit/{transactionId}', {
  by: 'player',
  browser: true,
  reply: depositSchema,
  refusals: ['error.not_found'],
  summary: 'The status of a payment. The site trusts it alone, not what a frame or an address says.',
});

export const takeUnreportedDeposits = endpoint('POST /payment/{playerId}/deposit/news', {
  by: 'player',
  browser: true,
  body: z.object({
    /** The ids of deposits that the caller has reported: they are never returned again. Nothing is returned then. */
    reported: z.array(z.string().max(128)).max(50).optional(),
  }),
  reply: z.array(depositSchema.pick({ method: true, currency: true, isFirst: true }).extend({ id: z.string() })),
  summary:
    "The player's credited deposits, the oldest first, each to one caller, who reports it to tracking and says so. Without that it is returned again after half a minute.",
});

/** DEC-PAY-2: signed by the payment service. */
export const paymentNoticeSchema = z.object({
  /** The deposit, or the session of a pay-and-play payment. */
  transactionId,
  status: z.enum(['SUCCESS', 'FAILED', 'CANCELLED']),
  providerRef: z.string().min(1).max(64),
  amountMinor: z.int().positive(),
  currency: z.string().length(3),
  kyc: bankIdentitySchema.optional(),
  /** The account for later payments; its label never contains a whole card number. */
  account: savedAccountSchema.refine(({ label }) => !/\d{5}/.test(label), 'is not masked').optional(),
});
export type PaymentNotice = z.output<typeof paymentNoticeSchema>;

/** Each notice is booked once, in any order and even if repeated. An unknown payment is rejected with 400, which ends the retries. */
export const notifyPayment = endpoint('POST /payment/notify', {
  by: 'service',
  body: paymentNoticeSchema,
  reply: z.object({ booked: z.boolean() }),
  idempotent: true,
  refusals: ['error.payment.amount', 'error.payment.mismatch', 'error.payment.settled', 'error.payment.unknown'],
  summary: 'The outcome of a payment, signed by the payment service.',
});

/** Called before the cashier charges the player, because the permission to deposit may have ended since the start. */
export const authorizeDeposit = endpoint('POST /payment/authorize', {
  by: 'service',
  body: z.object({ transactionId, amountMinor: z.int().positive(), currency: z.string().length(3) }),
  reply: z.object({ authorized: z.boolean() }),
  idempotent: true,
  refusals: ['error.payment.unknown'],
  summary: 'Whether a started deposit may still be paid; signed by the payment service.',
});
