import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { emailSchema, knownPasswordSchema, newPasswordSchema } from '#lib/core/validation/schemas.ts';

const countrySchema = z.string().regex(/^[A-Z]{2}$/);
const playerIdSchema = z.string().regex(/^[1-9]\d{0,14}$/);
/** One line without control characters, which databases and messages reject. */
const lineSchema = z
  .string()
  .max(300)
  .regex(/^\P{Cc}*$/u);

export const verificationSchema = z.enum(['SMS', 'EMAIL', 'NONE']);
export type Verification = z.output<typeof verificationSchema>;

/** DEC-RISK: how a new player from a country is verified, or that the country is not served. */
export const riskSettingSchema = z.union([
  z.object({ supported: z.literal(false) }),
  z.object({
    supported: z.literal(true).default(true),
    countryCode: countrySchema,
    verification: verificationSchema,
    captchaRequired: z.boolean(),
    pnp: z.boolean(),
    cpfRequired: z.boolean(),
    provinceRequired: z.boolean(),
    minAge: z.number().int(),
    /** Provinces with another minimum age, by code (DEC-VAL-5). */
    minAgeOfProvince: z.record(z.string().max(3), z.number().int()).optional(),
  }),
]);
export type RiskSetting = z.output<typeof riskSettingSchema>;

export const readRiskSetting = endpoint('GET /player/markets/risk-setting', {
  // A form waits for it (SGN-24).
  timeoutMs: 10_000,
  by: 'anyone',
  browser: true,
  perHour: 1_200,
  movesMoney: true,
  query: z.object({ siteId: z.string().max(6), countryCode: countrySchema }),
  reply: riskSettingSchema,
  summary: 'How a new player from a country is verified.',
});

const refusals = ['error.captcha.validation', 'error.vonage.phone.invalid'] as const;

/** The body of `POST`. Without a date of birth it is the first of two calls, and `PUT` sends the rest. */
export const registrationSchema = z.object({
  firstName: lineSchema,
  lastName: lineSchema,
  email: emailSchema,
  mobilePhone: lineSchema,
  password: newPasswordSchema,
  countryCode: countrySchema,
  phonePrefix: lineSchema,
  phoneBody: lineSchema,
  languageCode: z.string().regex(/^[a-z]{2,4}$/),
  termsAndConditionsAcceptedVersion: lineSchema.min(1).max(20),
  termsAndConditions: z.boolean(),
  cookiePolicyAccepted: z.boolean(),
  marketingOptIn: z.boolean(),
  allConditions: z.boolean(),
  dateOfBirth: lineSchema.optional(),
  address: lineSchema.optional(),
  city: lineSchema.optional(),
  postCode: lineSchema.optional(),
  province: lineSchema.optional(),
  cpf: lineSchema.optional(),
  bonusCode: lineSchema.max(64).optional(),
  affiliateReg: z.boolean().optional(),
});
export type Registration = z.output<typeof registrationSchema>;

/** `bank_unfinished`: the account of a bank payment, for which no password can be set yet. */
const personRefusals = [
  'error.registration.player_already_exists',
  'error.registration.bank_unfinished',
  'error.registration.excluded',
  'error.cpf.duplicate_found',
] as const;

export const registerPlayer = endpoint('POST /player/registration', {
  event: 'registration',
  by: 'anyone',
  browser: true,
  movesMoney: true,
  captcha: true,
  perHour: 20,
  registration: 'begins',
  query: z.object({ country: countrySchema.optional() }),
  body: registrationSchema,
  reply: z.object({ playerId: playerIdSchema, verificationRequired: verificationSchema, status: z.literal('PRE_REGISTERED') }),
  refusals: [...personRefusals, ...refusals],
  summary: 'Registers a player, or continues the unfinished registration of the same person with the same password.',
});

/** The body of the second of two calls: what `POST` left out. */
export const completionSchema = z.object({
  playerId: playerIdSchema,
  dateOfBirth: lineSchema,
  postalCode: lineSchema,
  /** Absent where the registration continues in another browser, which does not have it. */
  mobilePhone: lineSchema.optional(),
  countryCode: countrySchema,
  termsAndConditionsAccepted: z.boolean(),
  languageCode: z.string().regex(/^[a-z]{2,4}$/),
  address: lineSchema.optional(),
  city: lineSchema.optional(),
  province: lineSchema.optional(),
  cpf: lineSchema.optional(),
  marketingOptIn: z.boolean().optional(),
  allConditions: z.boolean().optional(),
});
export type Completion = z.output<typeof completionSchema>;

export const completeRegistration = endpoint('PUT /player/registration', {
  event: 'registration',
  by: 'anyone',
  browser: true,
  perHour: 40,
  registration: 'continues',
  movesMoney: true,
  captcha: true,
  body: completionSchema,
  reply: z.object({ playerId: playerIdSchema }),
  refusals: [...personRefusals, ...refusals],
  summary: 'Sends the rest of a profile that is registered in two calls.',
});

/** Details of `error.account.unverified` (DEC-LOG-3): the registration that a sign-in found unfinished. */
export const unfinishedSchema = z.object({
  playerId: playerIdSchema,
  verification: z.enum(['SMS', 'EMAIL']),
  countryCode: countrySchema,
  province: z.string().max(3),
  /** Masked recipient of the codes. */
  sentTo: z.string().max(260),
  /** False when the second of two calls is missing. */
  isWhole: z.boolean(),
});
export type Unfinished = z.output<typeof unfinishedSchema>;
/** The same with the token that continues it, which stays on the server. */
export const resumableSchema = unfinishedSchema.extend({ token: z.string().max(200).optional() });
export type Resumable = z.output<typeof resumableSchema>;

const codeRequest = {
  by: 'anyone',
  browser: true,
  perHour: 20,
  registration: 'continues',
  movesMoney: true,
  captcha: true,
  body: z.object({ playerId: playerIdSchema, siteId: z.string().max(6), countryCode: countrySchema }),
  reply: z.object({ sent: z.literal(true), attemptsLeft: z.number().int(), expiresAt: z.string() }),
  refusals: ['sms.max.attempts.reached', ...refusals],
} as const;

export const requestSmsCode = endpoint('POST /player/registration/sms_request', {
  ...codeRequest,
  summary: 'Sends a code by text message: three in 24 hours, good for ten minutes.',
});

export const requestEmailCode = endpoint('POST /player/registration/email_request', {
  ...codeRequest,
  summary: 'Sends a code by e-mail: three in 24 hours, good for ten minutes.',
});

const codeCheck = {
  by: 'anyone',
  browser: true,
  perHour: 60,
  registration: 'continues',
  movesMoney: true,
  body: z.object({
    playerId: playerIdSchema,
    password: knownPasswordSchema,
    code: lineSchema.max(12),
    countryCode: countrySchema,
  }),
  reply: z.object({ verified: z.literal(true), playerId: playerIdSchema }),
  refusals: ['error.registration.excluded', 'sms.code.invalid', 'sms.code.expired', 'sms.max.attempts.reached'],
} as const;

export const verifySmsCode = endpoint('POST /player/registration/sms_verification', {
  ...codeCheck,
  summary: 'Checks the code of a text message and the password, and opens the account.',
});

export const verifyEmailCode = endpoint('POST /player/registration/email_verification', {
  ...codeCheck,
  summary: 'Checks the code of an e-mail and the password, and opens the account.',
});
