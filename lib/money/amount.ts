import { currencyDisplay } from './format.ts';
import { exponentOf } from './money.ts';

/** Why a text is no amount of a currency. `tooFine`: more decimals than the currency has. */
export type AmountFault = 'missing' | 'notANumber' | 'tooFine' | 'tooLarge';

export type ReadAmount = { readonly minor: number } | { readonly fault: AmountFault };

/** Three digits behind a sign are thousands, whichever sign a language takes for them. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/** Zeros of the other digits that players of our markets type; fullwidth ones become plain by NFKC. */
const zeros = [0x0660, 0x06f0, 0x0966];
const mostDigits = 12;

/**
 * Reads an amount as people type it (`50`, `1 000`, `1,000.50`, `20,5`, `50 €`, `५०`) into minor units of the currency.
 * No signs, no exponents, no rounding: what the currency cannot express is a fault.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  const bare = withoutCurrency(plainDigits(text.normalize('NFKC')).replaceAll(/[\s'’]/gu, ''), currency);
  if (bare === '') return { fault: 'missing' };
  const plain = (grouped.test(bare) ? bare.replaceAll(/[.,](?=\d{3}(?!\d))/g, '') : bare).replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { fault: 'notANumber' };
  const [whole = '0', part = ''] = plain.split('.');
  const decimals = exponentOf(currency);
  if (part.length > decimals) return { fault: 'tooFine' };
  const digits = `${whole}${part.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > mostDigits ? { fault: 'tooLarge' } : { minor: Number(digits) };
}

/** Reads a wire amount (a JSON number in major units) without rounding: undefined for what is no whole number of minor units. */
export function readExactAmount(amount: number, currency: string): number | undefined {
  if (!Number.isFinite(amount) || Math.abs(amount) >= 10 ** (mostDigits - exponentOf(currency))) return undefined;
  const minor = Math.round(amount * 10 ** exponentOf(currency));
  // A number that was written with at most two decimals is the nearest one to its own minor units, and no other is.
  return minor / 10 ** exponentOf(currency) === amount ? minor : undefined;
}

function plainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u066b\u066c]/g, (sign) => {
    if (sign === '\u066b') return '.';
    if (sign === '\u066c') return '';
    const code = sign.charCodeAt(0);
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  });
}

/** The currency may stand on either side, as its sign or its code. */
function withoutCurrency(text: string, currency: string): string {
  const { symbol } = currencyDisplay(currency, '');
  for (const mark of [currency, symbol]) {
    if (text.toUpperCase().startsWith(mark.toUpperCase())) return text.slice(mark.length);
    if (text.toUpperCase().endsWith(mark.toUpperCase())) return text.slice(0, -mark.length);
  }
  return text;
}
