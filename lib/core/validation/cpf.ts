import { plainText } from './plain-text.ts';

/** The digits of a tax number as people write it: `529.982.247-25`. */
export function cpfDigits(text: string): string {
  return plainText(text).replace(/[\s.\-/]/g, '');
}

/** DEC-VAL-6: eleven digits, the last two being check digits. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

function checkDigit(digits: string, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += Number(digits[at]) * (count + 1 - at);
  return ((sum * 10) % 11) % 10;
}
