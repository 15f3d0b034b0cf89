import { plainText } from '#lib/core/validation/plain-text.ts';
import { currencyRecords } from './currencies.ts';
import { exponentOf } from './money.ts';
import type { NumberForm } from './number-form.ts';

/** Why a text is not an amount. `tooFine`: more decimals than the currency has. `ambiguous`: thousands to some readers, decimals to others. */
export type AmountError = 'missing' | 'notANumber' | 'tooFine' | 'tooLarge' | 'ambiguous';

/** `larger`: of an ambiguous amount the larger reading, in minor units. */
export interface UnreadAmount<Code = AmountError> {
  readonly error: Code;
  readonly larger?: number;
}

export type ReadAmount<Code = AmountError> = { readonly minor: number } | UnreadAmount<Code>;

/** What the site parts thousands with, so that three digits after it are thousands. */
type Marks = Pick<NumberForm, 'group' | 'hasLakhs'>;
const usualMarks: Marks = { group: ',' };
const maxDigits = 12;

/**
 * Reads a typed amount into minor units of the currency: `50`, `1 000`, `1,000.50`, `1.000,50`, `20,5`, `50 €`, `CA$50`,
 * `Rs. 500/-`, `1,00,000` in rupees, `50,-`, `५०`. Three digits after a point or a comma that does not part thousands on the site
 * are refused as ambiguous, except where the currency has no decimals. Signs, exponents and excess decimals are errors; nothing is rounded.
 */
export function readAmount(text: string, currency: string, marks = usualMarks): ReadAmount {
  const plain = plainText(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',').trim();
  const [, before = '', figure, after = ''] = /^(\D*)(\d(?:.*\d)?)?(\D*)$/su.exec(plain) ?? [];
  const [, label = ''] = /^(?:[.,:/][-\u2010-\u2015\u2212=]{1,2}|[.,])?(.*)$/su.exec(after.trim()) ?? [];
  if (!isCurrency(before, currency) || !isCurrency(figure ? label : after, currency)) return { error: 'notANumber' };
  return figure
    ? readFigure(figure.replaceAll(/[\u2019\u02bc]/g, "'").replaceAll(/\s/gu, ' '), currency, marks)
    : { error: 'missing' };
}

/** Reads a wire amount (a JSON number in major units); undefined if it is not a whole number of minor units. */
export function readExactAmount(amount: number, currency: string): number | undefined {
  if (!Number.isFinite(amount) || Math.abs(amount) >= 10 ** (maxDigits - exponentOf(currency))) return undefined;
  const minor = Math.round(amount * 10 ** exponentOf(currency));
  // Only a number written with at most the allowed decimals is the float nearest to its own minor units.
  return minor / 10 ** exponentOf(currency) === amount ? minor : undefined;
}

/** Whether a text is empty or one of the currency's marks. A point belongs to an abbreviation only where it follows at once. */
function isCurrency(text: string, currency: string): boolean {
  const mark = text
    .trim()
    .toUpperCase()
    .replace(/\s+(?!\.)/gu, '');
  const record = currencyRecords.get(currency);
  return mark === '' || mark === currency || mark === record?.symbol.toUpperCase() || record?.names.includes(mark) === true;
}

/** Reads digits with separators between them. */
function readFigure(figure: string, currency: string, { group, hasLakhs }: Marks): ReadAmount {
  const isInLakhs = hasLakhs || currencyRecords.get(currency)?.hasLakhs === true;
  const at = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  const [head, mark, tail] = [figure.slice(0, at), figure.charAt(at), figure.slice(at + 1)];
  if (at < 0 || head.includes(mark)) return toMinor(ungroup(figure, isInLakhs), '', currency);
  if (!/^[1-9]\d{0,2}$/.test(head) || !/^\d{3}$/.test(tail)) return toMinor(ungroup(head, isInLakhs), tail, currency);
  const thousands = toMinor(head + tail, '', currency);
  if (mark === group || exponentOf(currency) === 0 || 'error' in thousands) return thousands;
  return { error: 'ambiguous', larger: thousands.minor };
}

/** The digits of a whole number without separators of thousands, of which it has one kind; undefined for any other text. */
function ungroup(text: string, isInLakhs: boolean): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const isGrouped = /^[1-9]\d{0,2}([., '])\d{3}(?:\1\d{3})*$/.test(text);
  const isInPairs = isInLakhs && /^[1-9]\d?([, ])(?:\d{2}\1)*\d{3}$/.test(text);
  return isGrouped || isInPairs ? text.replaceAll(/\D/g, '') : undefined;
}

function toMinor(whole: string | undefined, part: string, currency: string): ReadAmount {
  if (whole === undefined || !/^\d*$/.test(part)) return { error: 'notANumber' };
  const decimals = exponentOf(currency);
  // Pesos are also written with the decimals of other currencies: `10000.00`.
  const hasEmptyDecimals = decimals === 0 && /^0{1,2}$/.test(part);
  if (part.length > decimals && !hasEmptyDecimals) return { error: 'tooFine' };
  const digits = `${whole}${hasEmptyDecimals ? '' : part.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '');
  return digits.length > maxDigits ? { error: 'tooLarge' } : { minor: Number(digits) };
}
