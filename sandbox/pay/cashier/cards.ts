import { createHash } from 'node:crypto';

/** What a typed card is for, before anybody is asked for money. */
export interface Card {
  readonly number: string;
  readonly month: number;
  readonly year: number;
}

export type CardFault = 'number' | 'expiry' | 'code';

/** Digits of a card, its expiry and its code, as they were typed. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/** Luhn, an expiry in the future, three or four digits of code (decisions, money bounds). */
export function readCard(
  { number, expiry, code }: TypedCard,
  now: Date,
): { readonly card: Card } | { readonly faults: readonly CardFault[] } {
  const digits = number.replaceAll(/[\s-]/g, '');
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  const card = { number: digits, month: Number(month), year: 2_000 + Number(year) };
  const isPast = card.year * 12 + card.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  const faults: CardFault[] = [];
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) faults.push('number');
  if (card.month < 1 || card.month > 12 || isPast) faults.push('expiry');
  if (!/^\d{3,4}$/.test(code.trim())) faults.push('code');
  return faults.length > 0 ? { faults } : { card };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type CardConduct = 'approve' | 'decline' | 'challenge';

/** Decisions §3.9: what the test cards do; any other card that is in order is approved. */
export function conductOf({ number }: Card): CardConduct {
  if (number.startsWith('4000') && number.endsWith('0002')) return 'decline';
  return number.startsWith('4000') && number.endsWith('3220') ? 'challenge' : 'approve';
}

/** What remains of a card: a name for it that says nothing, and the four digits that its owner knows it by. */
export function accountOf({ number, month, year }: Card): { readonly id: string; readonly label: string } {
  const id = createHash('sha256').update(`${number}/${month}/${year}`).digest('hex').slice(0, 24);
  return { id: `card_${id}`, label: `•••• ${number.slice(-4)}` };
}
