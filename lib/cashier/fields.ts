import { z } from 'zod';

/** The payment service's id of an account that a player has paid from. */
export const accountId = z.string().min(1).max(64);
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** Id of a deposit, a withdrawal or a pay-and-play payment. */
export const transactionId = z.string().regex(/^[\w-]{1,64}$/);
/** An account to pay from or to be paid to; the payment service masks the label. */
export const savedAccountSchema = z.object({ id: accountId, label: z.string().max(24) });

export const bankAccountSchema = z.string().regex(/^[A-Z0-9]{6,34}$/);

/** Body of the checks before money moves. */
export const checkBody = z.object({
  /** Set by the relay, which replaces what a browser sends. */
  ipAddress: z.string().max(64).default(''),
  /** The device's fingerprint (DEC-MISC-4). */
  blackbox: z.string().min(1).max(4_000),
});

/** A payment method. Amounts in major units of `currency`; `processTime` and `icon` are codes of the payment table. */
export const methodShape = {
  method: z.string(),
  label: z.string(),
  min: z.number(),
  max: z.number(),
  currency: z.string(),
  processTime: z.string(),
  icon: z.string(),
};

/** Fields of every deposit and withdrawal request; the amount in major units. */
export const paymentRequestShape = {
  method: z.string().min(1).max(32),
  amount: z.number(),
  currency,
  accountId: accountId.optional(),
};
