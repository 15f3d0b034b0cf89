import { z } from 'zod';
import { isSigned, signBody } from '#sandbox/kit/http/signature.ts';

const orderSchema = z.object({
  transactionId: z.string(),
  method: z.string(),
  kind: z.enum(['card', 'bank', 'e-wallet', 'voucher', 'mobile', 'crypto']),
  amountMinor: z.int().positive(),
  currency: z.string(),
  returnUrl: z.url(),
  locale: z.string(),
  /** A saved account to pay from, with its label. */
  account: z.object({ id: z.string(), label: z.string() }).nullable(),
});

/** A payment ordered by the platform. Anyone with the signed URL can pay it. */
export type PayOrder = z.output<typeof orderSchema>;

/** Encodes the order as a signed token for a URL, so that the service needs no further request to read it. */
export function signOrder(order: PayOrder, secret: string): string {
  const text = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${text}.${signBody(secret, text)}`;
}

/** Undefined for an invalid signature. */
export function readOrder(token: string, secret: string): PayOrder | undefined {
  const [text = '', signature] = token.split('.');
  if (!isSigned(secret, text, signature)) return undefined;
  const parsed = orderSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}
