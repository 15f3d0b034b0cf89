import { z } from 'zod';
import { isSigned, signBody } from '#sandbox/kit/signature.ts';

const orderSchema = z.object({
  transactionId: z.string(),
  method: z.string(),
  kind: z.enum(['card', 'bank', 'e-wallet', 'voucher', 'mobile', 'crypto']),
  amountMinor: z.int().positive(),
  currency: z.string(),
  returnUrl: z.url(),
  locale: z.string(),
  /** A saved account to pay from, and what it is called. */
  account: z.object({ id: z.string(), label: z.string() }).nullable(),
});

/** What a platform orders of the payment service: who may pay is whoever holds the address that carries it. */
export type PayOrder = z.output<typeof orderSchema>;

/** The order as one signed word of an address: the service needs no call to know of it, and nobody can change it. */
export function writeOrder(order: PayOrder, secret: string): string {
  const text = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${text}.${signBody(secret, text)}`;
}

/** Undefined for an order that the secret did not sign. */
export function readOrder(word: string, secret: string): PayOrder | undefined {
  const [text = '', signature] = word.split('.');
  if (!isSigned(secret, text, signature)) return undefined;
  const parsed = orderSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}
