import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { knownPasswordSchema, newPasswordSchema } from '#lib/core/validation/schemas.ts';
import { marketingChannels, marketingKinds } from './kinds.ts';

/** The refusals of every call that takes the player's password; after five wrong ones it is 429 for half an hour. */
const passwordRefusals = ['error.old_password.incorrect', 'error.too_many_requests'] as const;

/** DEC-ACC-1: opens what asks for the password again, for this session and a few minutes. */
export const confirmPassword = endpoint('POST /player/{playerId}/password/confirmation', {
  by: 'player',
  browser: true,
  perHour: 40,
  event: 'password-confirmation',
  body: z.object({ password: knownPasswordSchema }),
  reply: z.object({ confirmedUntil: z.string() }),
  refusals: passwordRefusals,
  summary: 'Confirms the password of the signed-in player, for the session of the token.',
});

/** ACC-08: the session of the token stays, all others end. */
export const changePassword = endpoint('POST /player/{playerId}/password', {
  by: 'player',
  browser: true,
  perHour: 40,
  event: 'password-change',
  body: z.object({ oldPassword: knownPasswordSchema, newPassword: newPasswordSchema }),
  refusals: [...passwordRefusals, 'error.password.policy'],
  summary: 'Changes the password, and ends all other sessions of the player.',
});

const addressSchema = z.object({
  address: z.string().max(200),
  city: z.string().max(200),
  postCode: z.string().max(40),
  countryCode: z.string().length(2),
});

/** ACC-06: the country does not change here: it decides on currency, market and licence. */
export const changeAddress = endpoint('POST /player/{playerId}/address', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: addressSchema,
  reply: addressSchema,
  summary: "Changes the player's address within the country.",
});

const provinceSchema = z.object({ province: z.string().max(20) });

export const changeProvince = endpoint('POST /player/{playerId}/province', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: provinceSchema,
  reply: provinceSchema,
  summary: "Changes the player's province, in countries with provinces.",
});

const phoneSchema = z.object({ phonePrefix: z.string().max(10), phoneBody: z.string().max(40) });

/**
 * ACC-09, DEC-ACC-2: sends a code to the new number. The answer is the same for the number of another player, which
 * gets no message.
 */
export const changePhone = endpoint('POST /player/{playerId}/phone_number', {
  by: 'player',
  browser: true,
  perHour: 40,
  body: phoneSchema,
  reply: z.object({ smsVerificationId: z.string().min(1).max(64) }),
  refusals: ['error.confirmation.required', 'error.vonage.phone.invalid', 'sms.max.attempts.reached'],
  summary: 'Requests a new phone number; needs a confirmed password, and a code to take effect.',
});

export const verifyPhone = endpoint('POST /player/{playerId}/phone_number/sms_verification/{smsVerificationId}', {
  by: 'player',
  browser: true,
  perHour: 60,
  event: 'phone-change',
  body: z.object({ code: z.string().max(20) }),
  reply: phoneSchema,
  refusals: ['sms.code.invalid'],
  summary: 'Verifies the new phone number by its code.',
});

const preferencesSchema = z.object({
  preferences: z
    .array(z.object({ channel: z.enum(marketingChannels), kind: z.enum(marketingKinds), subscribed: z.boolean() }))
    .max(marketingChannels.length * marketingKinds.length),
});

export const readMarketing = endpoint('GET /player/{playerId}/marketing_preferences', {
  by: 'player',
  browser: true,
  reply: preferencesSchema,
  summary: 'What the operator may write to the player about, and how.',
});

/** ACC-11: omitted preferences do not change. */
export const changeMarketing = endpoint('PATCH /player/{playerId}/marketing_preferences', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: preferencesSchema,
  reply: preferencesSchema,
  summary: 'Changes what the operator may write to the player about, and how.',
});
