import { currencyRecords } from './currencies.ts';
import { fromWire, type Money } from './money.ts';

/**
 * Scales a euro amount (major units), such as a limit or an offer, to another currency. Where that is rounded to five, an amount
 * that would be rounded to nothing stays as it is. Throws `RangeError` on an unknown currency.
 */
export function scaleEuro(amount: number, currency: string): Money {
  const scaled = amount * multiplierOf(currency);
  const rounded = currencyRecords.get(currency)?.isRoundedToFive ? Math.round(scaled / 5) * 5 : scaled;
  return fromWire(rounded || scaled, currency);
}

/** Whether euro amounts can be scaled to the currency. */
export function isScaled(currency: string): boolean {
  return currencyRecords.has(currency);
}

/** Scales a stake limit in euro to another currency: like `scaleEuro`, but keeps cents. */
export function scaleStake(amount: number, currency: string): Money {
  return fromWire(Math.round(amount * multiplierOf(currency) * 100) / 100, currency);
}

function multiplierOf(currency: string): number {
  const multiplier = currencyRecords.get(currency)?.perEuro;
  if (multiplier === undefined) throw new RangeError(`no multiplier for ${currency}`);
  return multiplier;
}
