import { z } from 'zod';
import { depositCheckSchema } from '#lib/cashier/contract.ts';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { emailSchema } from '#lib/core/validation/schemas.ts';
import { bankCountry, bankCurrency, maxAmountMinor, minAmountMinor } from './rules.ts';

const sessionId = z.string().min(1).max(64);
const oneTimeCode = z.string().min(1).max(128);
/** The device's fingerprint (DEC-MISC-4). */
const blackbox = z.string().min(1).max(4_000);
const ipAddress = z.string().max(64);
const languageCode = z.string().min(2).max(5);

/** PNP-02: opens a payment at the bank. The amount is in euros. */
export const authorizePayment = endpoint('GET /authorize', {
  service: 'pay',
  // A form waits for it (PNP-03).
  timeoutMs: 10_000,
  by: 'anyone',
  query: z.object({
    response_type: z.literal('code'),
    client_id: z.string().min(1),
    identity_provider: z.string().min(1),
    redirect_uri: z.url(),
    amount: z.coerce
      .number()
      .min(minAmountMinor / 100)
      .max(maxAmountMinor / 100)
      .multipleOf(0.01),
    currency: z.literal(bankCurrency),
    country: z.literal(bankCountry),
    /** A locale of the site; the parameter is OpenID Connect's. */
    ui_locales: z
      .string()
      .regex(/^[a-z]{2,4}-[A-Z]{2}$/)
      .optional(),
  }),
  reply: z.object({ redirectOutput: z.object({ url: z.url() }) }),
  summary: "Opens a payment at the visitor's bank; the bank returns to `redirect_uri` with `code` and `session_id`, or `error`.",
});

/** A payment that the platform has refused: it goes back to the bank. */
export const refusedPaymentSchema = z.object({
  /** Why, as the deposit check says it. */
  check: depositCheckSchema.optional(),
});
export type RefusedPayment = z.output<typeof refusedPaymentSchema>;

export const exchangeCode = endpoint('POST /paynplay/player/code', {
  by: 'anyone',
  body: z.object({
    oneTimeCode,
    sessionId,
    ipAddress,
    blackbox,
    /** An addition: the language of messages to a new player. */
    languageCode: languageCode.optional(),
  }),
  reply: z.object({
    email: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    playerId: z.string(),
    existing: z.boolean(),
    /** An addition: set where the payment was refused although the player may sign in. */
    refusedPayment: refusedPaymentSchema.optional(),
  }),
  refusals: [
    'error.pnp.code.invalid',
    'error.pnp.refused',
    'error.age.minimum',
    'error.exclusion.in.progress.{days}',
    'error.exclusion.in.progress.indefinite',
    'error.registration.player_already_exists',
  ],
  summary: "Exchanges the bank's one-time code for the player identified by the bank.",
});

export const completePlayer = endpoint('POST /paynplay/player/update', {
  by: 'anyone',
  body: z.object({
    sessionId,
    playerId: z.string().min(1).max(20),
    email: emailSchema,
    mobilePhone: z.string().max(40),
    languageCode,
    countryCode: z.literal(bankCountry),
    termsAndConditionsAcceptedVersion: z.string().min(1).max(20),
    marketingOptIn: z.boolean(),
  }),
  reply: z.object({ playerId: z.string() }),
  refusals: ['error.pnp.session.invalid', 'error.validation'],
  summary: 'Adds the contact details that the bank did not provide.',
});

export const signInFromBank = endpoint('POST /paynplay/player/login', {
  by: 'anyone',
  body: z.object({ sessionId, metadata: z.object({ blackbox, ipAddress, country: z.literal(bankCountry) }) }),
  reply: z.object({ idToken: z.string(), refreshToken: z.string(), accessToken: z.string(), lastAuth: z.string() }),
  refusals: [
    'error.pnp.session.invalid',
    'error.timeout.in.progress.{days}',
    'error.exclusion.in.progress.{days}',
    'error.exclusion.in.progress.indefinite',
    'error.account.deactivated',
    'error.account.closed',
  ],
  summary:
    "Makes the bank's session the player's session, once; the id token says login_method PNP. Counts as a confirmed password.",
});
