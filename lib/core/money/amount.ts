import { currencyDisplay } from './format.ts';
import { exponentOf } from './money.ts';

/** Why a text is not an amount. `tooFine`: more decimals than the currency has. */
export type AmountError = 'missing' | 'notANumber' | 'tooFine' | 'tooLarge';

export type ReadAmount = { readonly minor: number } | { readonly error: AmountError };

/** Three digits after a separator are thousands, whether it is a comma or a point. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
/** Code points of zero in Arabic, Persian and Devanagari digits; NFKC converts fullwidth ones. */
const zeros = [0x0660, 0x06f0, 0x0966];
const maxDigits = 12;

/**
 * Reads a typed amount (`50`, `1 000`, `1,000.50`, `20,5`, `50 €`, `५०`) into minor units of the currency.
 * Signs, exponents and excess decimals are errors; nothing is rounded.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  const bare = withoutCurrency(plainDigits(text.normalize('NFKC')).replaceAll(/[\s'’]/gu, ''), currency);
  if (bare === '') return { error: 'missing' };
  const plain = (grouped.test(bare) ? bare.replaceAll(/[.,](?=\d{3}(?!\d))/g, '') : bare).replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { error: 'notANumber' };
  const [whole = '0', part = ''] = plain.split('.');
  const decimals = exponentOf(currency);
  if (part.length > decimals) return { error: 'tooFine' };
  const digits = `${whole}${part.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > maxDigits ? { error: 'tooLarge' } : { minor: Number(digits) };
}

/** Reads a wire amount (a JSON number in major units); undefined if it is not a whole number of minor units. */
export function readExactAmount(amount: number, currency: string): number | undefined {
  if (!Number.isFinite(amount) || Math.abs(amount) >= 10 ** (maxDigits - exponentOf(currency))) return undefined;
  const minor = Math.round(amount * 10 ** exponentOf(currency));
  // Only a number written with at most the allowed decimals is the float nearest to its own minor units.
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

/** Removes the currency's symbol or code from either end. */
function withoutCurrency(text: string, currency: string): string {
  const { symbol } = currencyDisplay(currency, '');
  for (const mark of [currency, symbol]) {
    if (text.toUpperCase().startsWith(mark.toUpperCase())) return text.slice(mark.length);
    if (text.toUpperCase().endsWith(mark.toUpperCase())) return text.slice(0, -mark.length);
  }
  return text;
}
