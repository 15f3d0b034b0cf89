import type titles from '#sandbox/data/copy/payment-methods/en.json';

/** A payment method: contract id, availability and bounds in euro. */
export interface PaymentMethodRow {
  /** Its name is in the catalog of the methods. */
  readonly code: keyof typeof titles;
  readonly type: 'card' | 'bank' | 'e-wallet' | 'voucher' | 'mobile' | 'crypto';
  readonly markets: 'all' | { readonly only: readonly string[] } | { readonly except: readonly string[] };
  readonly deposit: readonly [min: number, max: number];
  readonly withdrawal?: { readonly bounds: readonly [min: number, max: number]; readonly time: string };
  /** The profile flag that the method requires. */
  readonly capability?: string;
}

/** Pays out to players whose methods cannot. */
export const bankTransfer = 'BANKTRANSFER';

export const paymentTable: readonly PaymentMethodRow[] = [
  {
    code: 'CREDITCARD',
    type: 'card',
    markets: 'all',
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 5_000], time: '1-3-days' },
  },
  {
    code: 'TRUSTLY',
    type: 'bank',
    markets: { only: ['FI', 'NO', 'AT', 'UN'] },
    deposit: [10, 10_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-1-hour' },
  },
  {
    code: 'EUTELLER',
    type: 'bank',
    markets: { only: ['FI'] },
    deposit: [10, 5_000],
  },
  {
    code: 'SIRU',
    type: 'mobile',
    markets: { only: ['FI', 'NO'] },
    deposit: [10, 100],
  },
  {
    code: 'MUCHBETTER',
    type: 'mobile',
    markets: { only: ['NO', 'CA', 'NZ', 'UN', 'BR'] },
    deposit: [10, 2_500],
    withdrawal: { bounds: [20, 2_500], time: 'within-24-hours' },
  },
  {
    code: 'NETELLER',
    type: 'e-wallet',
    markets: { except: ['BR', 'CA'] },
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-24-hours' },
  },
  {
    code: 'SKRILL',
    type: 'e-wallet',
    markets: { except: ['BR', 'CA'] },
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-24-hours' },
  },
  {
    code: 'RAPIDTRANSFER',
    type: 'bank',
    markets: { only: ['AT', 'FI', 'NO', 'UN'] },
    deposit: [10, 5_000],
  },
  {
    code: 'PAYSAFECARD',
    type: 'voucher',
    markets: { except: ['BR', 'CL', 'PE', 'IN'] },
    deposit: [10, 250],
  },
  {
    code: 'CRYPTO',
    type: 'crypto',
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'crypto',
  },
  {
    code: 'VOLT',
    type: 'bank',
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'volt',
  },
  {
    code: 'MACROPAY',
    type: 'bank',
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'macropay',
  },
  {
    code: bankTransfer,
    type: 'bank',
    // Pays out only.
    markets: { only: [] },
    deposit: [20, 10_000],
    withdrawal: { bounds: [20, 10_000], time: '1-3-days' },
  },
];

/** True when a market offers the method. */
export function isOffered({ markets }: PaymentMethodRow, market: string): boolean {
  if (markets === 'all') return true;
  return 'only' in markets ? markets.only.includes(market) : !markets.except.includes(market);
}
