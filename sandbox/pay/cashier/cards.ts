import { createHash } from 'node:crypto';
import { dateIn, lastZone } from '#lib/core/time/zone.ts';
import { plainText } from '#lib/core/validation/plain-text.ts';

/** A validated card. */
export interface Card {
  readonly number: string;
  readonly month: number;
  readonly year: number;
}

export type CardError = 'number' | 'expiry' | 'code';

/** The fields of the card form as typed. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/** Cards are valid for twenty years at most. */
const maxYears = 20;

/** The digits of a typed number, of which every script is understood, without spaces and dashes. */
export function readDigits(text: string): string {
  return plainText(text).replaceAll(/[\s\-\u2010-\u2015]/g, '');
}

export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(readDigits(text));
}

/** Validates the Luhn checksum, an expiry in the future and a code of three or four digits. */
export function readCard(
  { number, expiry, code }: TypedCard,
  now: Date,
): { readonly card: Card } | { readonly errors: readonly CardError[] } {
  const digits = readDigits(number);
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(plainText(expiry).trim()) ?? [];
  const card = { number: digits, month: Number(month), year: 2_000 + Number(year) };
  // A card is good through its month wherever its holder is.
  const today = dateIn(lastZone, now);
  const isPast = `${card.year}-${month.padStart(2, '0')}` < today.slice(0, 7);
  const isTooFar = card.year > Number(today.slice(0, 4)) + maxYears;
  const errors: CardError[] = [];
  if (!/^[1-9]\d{11,18}$/.test(digits) || !passesLuhn(digits)) errors.push('number');
  if (card.month < 1 || card.month > 12 || isPast || isTooFar) errors.push('expiry');
  if (!isSecurityCode(code)) errors.push('code');
  return errors.length > 0 ? { errors } : { card };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type CardOutcome = 'approve' | 'decline' | 'challenge';

/** The outcome of the test cards; any other valid card is approved. */
export function resolveOutcome({ number }: Card): CardOutcome {
  if (number.startsWith('4000') && number.endsWith('0002')) return 'decline';
  return number.startsWith('4000') && number.endsWith('3220') ? 'challenge' : 'approve';
}

/** What is stored of a card: an opaque id and a label with the last four digits. */
export function toAccount({ number, month, year }: Card): { readonly id: string; readonly label: string } {
  const id = createHash('sha256').update(`${number}/${month}/${year}`).digest('hex').slice(0, 24);
  return { id: `card_${id}`, label: `•••• ${number.slice(-4)}` };
}
