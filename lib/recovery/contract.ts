import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { emailSchema, newPasswordSchema } from '#lib/core/validation/schemas.ts';

/** The player whose sessions end with the old password, so that the site ends its own at once. */
const passwordReply = z.object({ playerId: z.string().min(1).optional() });

/** DEC-RST-1: proves that a code is redeemed by the client that requested it; in the answer to the request, and with the code. */
export const resetTokenHeader = 'X-Reset-Token';

export const channels = ['SMS', 'EMAIL'] as const;
export type Channel = (typeof channels)[number];

/** DEC-RST-1: the same reply for every address, whether or not it has an account. Sends a code by SMS, or a link by e-mail. */
export const requestReset = endpoint('POST /player/password_reset', {
  by: 'anyone',
  perHour: 20,
  captcha: true,
  body: z.object({ email: emailSchema.min(3), channel: z.enum(channels) }),
  reply: z.object({ sent: z.boolean(), channel: z.enum(channels) }),
  refusals: ['sms.max.attempts.reached'],
  summary: 'Requests a new password: sends a code or a link.',
});

export const verifyResetCode = endpoint('POST /player/password_reset/sms_verification', {
  by: 'anyone',
  perHour: 60,
  body: z.object({ email: emailSchema.min(3), code: z.string().max(20) }),
  reply: z.object({ resetKey: z.string().min(1), smsResetKeyId: z.string().min(1) }),
  refusals: ['sms.code.invalid'],
  summary: 'Redeems a code from an SMS, again where the answer was lost; the keys in the reply allow one new password.',
});

export const setPasswordByCode = endpoint('POST /player/password_reset/new_password', {
  by: 'anyone',
  perHour: 40,
  body: z.object({
    email: emailSchema.min(3),
    resetKey: z.string().max(200),
    smsResetKeyId: z.string().max(200),
    password: newPasswordSchema,
  }),
  reply: passwordReply,
  refusals: ['error.password.reset', 'error.password.policy'],
  summary: 'Sets the new password with the keys of a redeemed code.',
});

export const readResetLink = endpoint('GET /player/password_reset/new_password/email/{token}', {
  // A form waits for it (RST-08).
  timeoutMs: 10_000,
  by: 'anyone',
  perHour: 60,
  reply: z.object({ email: z.string() }),
  refusals: ['error.password.reset'],
  summary: 'Returns the address of the account that a link from an e-mail belongs to.',
});

export const setPasswordByLink = endpoint('POST /player/password_reset/new_password/email', {
  by: 'anyone',
  perHour: 40,
  body: z.object({ token: z.string().max(200), password: newPasswordSchema }),
  reply: passwordReply,
  refusals: ['error.password.reset', 'error.password.policy'],
  summary: 'Sets the new password with the token of a link from an e-mail.',
});
