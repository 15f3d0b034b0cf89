import { type ReadAmount, readAmount as readTyped } from '#lib/core/money/amount.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';

/** PNP-10: always euro, independent of the market's currency. */
export const bankCurrency = 'EUR' as const;
export const bankCountry = 'FI' as const;
/** The country code of a phone number that is typed without one. */
export const bankPhonePrefix = '+358';

/** DEC-PNP-2: bounds of every payment, in minor units of the euro. */
export const minAmountMinor = 2_000;
export const maxAmountMinor = 1_000_000;

/** DEC-PNP-2: the longest visit to the bank, twice the life of its code, in seconds. */
export const bankVisitSeconds = 30 * 60;

export interface Bounds {
  readonly minMinor: number;
  readonly maxMinor: number;
}

export type AmountError = 'missing' | 'notANumber' | 'ambiguous' | 'tooLow' | 'tooHigh';

/** Reads a typed amount of euros into minor units, within bounds. */
export function readAmount(text: string, bounds: Bounds, numbers?: NumberForm): ReadAmount<AmountError> {
  const read = readTyped(text, bankCurrency, numbers);
  if ('error' in read) {
    const { error } = read;
    return { ...read, error: error === 'tooLarge' ? 'tooHigh' : error === 'tooFine' ? 'notANumber' : error };
  }
  if (read.minor < bounds.minMinor) return { error: 'tooLow' };
  return read.minor > bounds.maxMinor ? { error: 'tooHigh' } : read;
}

/** The editors' bounds within those of the contract. Editors write major units. */
export function amountBounds(min: number | null | undefined, max: number | null | undefined): Bounds {
  const lower = Math.max(minAmountMinor, Math.round((min ?? 0) * 100));
  const upper = Math.min(maxAmountMinor, Math.round((max ?? maxAmountMinor) * 100));
  return lower <= upper ? { minMinor: lower, maxMinor: upper } : { minMinor: minAmountMinor, maxMinor: maxAmountMinor };
}
