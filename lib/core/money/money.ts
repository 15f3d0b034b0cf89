import { currencyRecords } from './currencies.ts';

/** An amount in whole minor units and its ISO 4217 code: `{ minor: 12050, currency: 'EUR' }` is 120.50 €. */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** Decimals of a currency's minor unit (ISO 4217): 0 for CLP and JPY, else 2. */
export function exponentOf(currency: string): 0 | 2 {
  return currencyRecords.get(currency)?.decimals ?? 2;
}

/** Reads a wire amount (a JSON number in major units, 2 decimals), rounding half away from zero. */
export function fromWire(amount: number, currency: string): Money {
  const scaled = Math.abs(amount) * 10 ** exponentOf(currency);
  // 1.005 * 100 is 100.49999…: the correction exceeds the float's error and is far below a minor unit.
  const minor = Math.round(scaled + Number.EPSILON * scaled * 4);
  return { minor: amount < 0 ? -minor : minor, currency };
}

/** Writes the wire amount: major units as a JSON number. */
export function toWire({ minor, currency }: Money): number {
  return minor / 10 ** exponentOf(currency);
}

/** Sum of amounts of one currency; throws `RangeError` on mixed currencies. */
export function sum(currency: string, amounts: readonly Money[]): Money {
  let minor = 0;
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new RangeError(`cannot add ${amount.currency} to ${currency}`);
    minor += amount.minor;
  }
  return { minor, currency };
}
