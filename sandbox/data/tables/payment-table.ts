import { z } from 'zod';
import titles from '#sandbox/data/copy/payment-methods/en.json' with { type: 'json' };
import { keySchema } from '#sandbox/data/key-schema.ts';
import data from './payment-methods.json' with { type: 'json' };

const boundsSchema = z.tuple([z.number(), z.number()]).readonly();
const marketsSchema = z.array(z.string()).readonly();

/** A payment method: contract id, availability and bounds in euro. */
const rowSchema = z
  .strictObject({
    /** Its name is in the catalog of the methods. */
    code: keySchema(titles),
    type: z.enum(['card', 'bank', 'e-wallet', 'voucher', 'mobile', 'crypto']),
    /** In no market: pays out only. */
    markets: z.union([
      z.literal('all'),
      z.strictObject({ only: marketsSchema }).readonly(),
      z.strictObject({ except: marketsSchema }).readonly(),
    ]),
    deposit: boundsSchema,
    withdrawal: z.strictObject({ bounds: boundsSchema, time: z.string() }).readonly().optional(),
    /** The profile flag that the method requires. */
    capability: z.string().optional(),
  })
  .readonly();
export type PaymentMethodRow = z.output<typeof rowSchema>;

/** Pays out to players whose methods cannot. */
export const bankTransfer = 'BANKTRANSFER';

export const paymentTable: readonly PaymentMethodRow[] = z.array(rowSchema).parse(data);

/** True when a market offers the method. */
export function isOffered({ markets }: PaymentMethodRow, market: string): boolean {
  if (markets === 'all') return true;
  return 'only' in markets ? markets.only.includes(market) : !markets.except.includes(market);
}
