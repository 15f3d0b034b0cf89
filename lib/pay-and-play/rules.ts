import { readAmount as readTyped } from '#lib/core/money/amount.ts';

/** PNP-10: always euro, independent of the market's currency. */
export const bankCurrency = 'EUR' as const;
export const bankCountry = 'FI' as const;

/** DEC-PNP-2: bounds of every payment, in minor units of the euro. */
export const minAmountMinor = 2_000;
export const maxAmountMinor = 1_000_000;

/** DEC-PNP-2: the longest visit to the bank, twice the life of its code, in seconds. */
export const bankVisitSeconds = 30 * 60;

export interface Bounds {
  readonly minMinor: number;
  readonly maxMinor: number;
}

export type AmountError = 'missing' | 'notANumber' | 'tooLow' | 'tooHigh';

/** Reads a typed amount of euros into minor units, within bounds. */
export function readAmount(text: string, bounds: Bounds): { readonly minor: number } | { readonly error: AmountError } {
  const read = readTyped(text, bankCurrency);
  if ('error' in read)
    return { error: read.error === 'tooLarge' ? 'tooHigh' : read.error === 'missing' ? 'missing' : 'notANumber' };
  if (read.minor < bounds.minMinor) return { error: 'tooLow' };
  return read.minor > bounds.maxMinor ? { error: 'tooHigh' } : read;
}

/** The editors' bounds within those of the contract. Editors write major units. */
export function amountBounds(min: number | null | undefined, max: number | null | undefined): Bounds {
  const lower = Math.max(minAmountMinor, Math.round((min ?? 0) * 100));
  const upper = Math.min(maxAmountMinor, Math.round((max ?? maxAmountMinor) * 100));
  return lower <= upper ? { minMinor: lower, maxMinor: upper } : { minMinor: minAmountMinor, maxMinor: maxAmountMinor };
}

/** DEC-VAL-4: a whole phone number, `+`, country code and number, 7 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** Reads a typed phone number into its international form: `040 123 4567` and `0040…` become `+35840…`, without the trunk zero. */
export function readWholePhone(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s()./-]/g, '');
  const whole = plain.startsWith('00') ? `+${plain.slice(2)}` : plain.startsWith('0') ? `+358${plain.slice(1)}` : plain;
  const trimmed = whole.replace(/^\+3580/, '+358');
  return isPhone(trimmed) ? trimmed : undefined;
}
