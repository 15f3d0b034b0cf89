import { z } from 'zod';

/** A way to pay that a player has used, as its provider calls it. */
export const accountId = z.string().min(1).max(64);
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** A deposit, a withdrawal, or a payment of pay-and-play. */
export const transactionId = z.string().regex(/^[\w-]{1,64}$/);
/** What pays in and what is paid to: the label is masked by the provider. */
export const savedAccountSchema = z.object({ id: accountId, label: z.string().max(24) });

/** What the checks before money moves are asked with. */
export const checkBody = z.object({
  /** Written by the relay; what a browser says of its own address counts for nothing. */
  ipAddress: z.string().max(64).default(''),
  /** The device's fingerprint (DEC-MISC-4). */
  blackbox: z.string().min(1).max(4_000),
});

/** A method, amounts in major units of `currency`, its time and icon as words of the payment table. */
export const methodShape = {
  method: z.string(),
  label: z.string(),
  min: z.number(),
  max: z.number(),
  currency: z.string(),
  processTime: z.string(),
  icon: z.string(),
};

/** What a form of money says of its wish; the amount in major units. */
export const wishShape = { method: z.string().min(1).max(32), amount: z.number(), currency, accountId: accountId.optional() };
