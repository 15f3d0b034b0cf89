import { readAmount as readTyped } from '#lib/money/amount.ts';

/** PNP-10: fixed, whatever the visitor's market shows. */
export const bankCurrency = 'EUR' as const;
export const bankCountry = 'FI' as const;

/** What may be paid, in minor units of the euro (decisions §2.4), whatever editors write. */
export const leastMinor = 2_000;
export const mostMinor = 1_000_000;

/** How long a visit to the bank may take, there and back: twice the life of its code (decisions §2.4), in seconds. */
export const bankVisitSeconds = 30 * 60;

export interface Bounds {
  readonly leastMinor: number;
  readonly mostMinor: number;
}

export type AmountFault = 'missing' | 'notANumber' | 'tooLow' | 'tooHigh';

/** Reads a typed amount of euros into minor units, within bounds. */
export function readAmount(text: string, bounds: Bounds): { readonly minor: number } | { readonly fault: AmountFault } {
  const read = readTyped(text, bankCurrency);
  if ('fault' in read)
    return { fault: read.fault === 'tooLarge' ? 'tooHigh' : read.fault === 'missing' ? 'missing' : 'notANumber' };
  if (read.minor < bounds.leastMinor) return { fault: 'tooLow' };
  return read.minor > bounds.mostMinor ? { fault: 'tooHigh' } : read;
}

/** What editors allow, inside what the contract allows; amounts of the content in major units. */
export function boundsOf(least: number | null | undefined, most: number | null | undefined): Bounds {
  const lower = Math.max(leastMinor, Math.round((least ?? 0) * 100));
  const upper = Math.min(mostMinor, Math.round((most ?? mostMinor) * 100));
  return lower <= upper ? { leastMinor: lower, mostMinor: upper } : { leastMinor, mostMinor };
}

/** DEC-VAL-4 in its whole: `+`, country code and number, 7 to 15 digits. */
export function isPhone(text: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(text);
}

/** A telephone number as people type it, whole: `040 123 4567` and `0040…` become `+35840…`; the country's zero goes. */
export function readWholePhone(text: string): string | undefined {
  const plain = text.normalize('NFKC').replaceAll(/[\s()./-]/g, '');
  const whole = plain.startsWith('00') ? `+${plain.slice(2)}` : plain.startsWith('0') ? `+358${plain.slice(1)}` : plain;
  const trimmed = whole.replace(/^\+3580/, '+358');
  return isPhone(trimmed) ? trimmed : undefined;
}
