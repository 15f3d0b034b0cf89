import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

const accessFlags = {
  /** True means blocked. */
  payout: z.boolean(),
  casino: z.boolean(),
  liveCasino: z.boolean(),
  sports: z.boolean(),
  virtualSports: z.boolean(),
  bonuses: z.boolean(),
  deposit: z.boolean(),
  withdrawal: z.boolean(),
};

/** DEC-WIRE-7: the player's profile with every access and capability flag. */
export const profileSchema = z.object({
  playerId: z.string(),
  personid: z.string(),
  kycStatus: z.string(),
  requestDocumentTypeStatus: z.string(),
  /** True until the second sign-in. */
  firstLogin: z.boolean(),
  firstDepositDate: z.string().nullable(),
  termsAndConditionsAcceptedVersion: z.string(),
  loyaltyLevel: z.number().int(),
  limitLevel: z.number().int(),
  countryCode: z.string(),
  currencyCode: z.string(),
  languageCode: z.string(),
  province: z.string().nullable(),
  isWithdrawalReview: z.boolean(),
  affiliateReg: z.boolean(),
  status: z.string(),
  ...accessFlags,
  crypto: z.boolean(),
  volt: z.boolean(),
  macropay: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  dateOfBirth: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postCode: z.string().nullable(),
  registrationDate: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

export const readProfile = endpoint('GET /player/{playerId}/profile', {
  by: 'player',
  browser: true,
  reply: profileSchema,
  summary: 'The player with state and flags.',
});

export const accessDetailsSchema = z.object({
  ...accessFlags,
  multibrandSuspended: z.boolean(),
});

export const readAccessDetails = endpoint('GET /player/{playerId}/access/details', {
  by: 'player',
  browser: true,
  reply: accessDetailsSchema,
  summary: 'Which parts of the product the player may use.',
});

export const transactionSummarySchema = z.object({
  totalDepositsCount: z.number().int(),
  totalDepositsAmount: z.number(),
  totalWithdrawalsCount: z.number().int(),
  totalWithdrawalsAmount: z.number(),
  currency: z.string(),
  /** DEP-13: number of credited deposits not yet reported to tracking; optional for the platform. */
  depositsToTell: z.number().int().optional(),
});
export type TransactionSummary = z.infer<typeof transactionSummarySchema>;

export const readTransactionSummary = endpoint('GET /player/{playerId}/transaction_summary', {
  by: 'player',
  browser: true,
  reply: transactionSummarySchema,
  summary: 'How often and how much the player has deposited and withdrawn.',
});

const signInRecordSchema = z.object({
  /** ISO-8601 by the server's clock. */
  loginDate: z.string(),
  /** Empty unless a trusted proxy sent it. */
  loginIp: z.string(),
  /** Two letters; empty if unknown. */
  loginCountry: z.string(),
  /** Browser and system: `chrome windows`; optional for the platform. */
  loginDevice: z.string().optional(),
});

export const readSignIns = endpoint('GET /player/{playerId}/activity_log/latest', {
  by: 'player',
  browser: true,
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  reply: z.array(signInRecordSchema),
  summary: "The player's latest sign-ins, newest first.",
});

/** DEC-PATH-4, MKT-30: sets the language of the platform's messages to the player, as the platform's code (MKT-33). */
export const changeLanguage = endpoint('POST /player/{playerId}/language', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ languageCode: z.string().regex(/^[a-z]{2,4}$/) }),
  timeoutMs: 3_000,
  summary: "Changes the player's language.",
});
