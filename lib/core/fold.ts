import { ownValue } from './own-value.ts';

/** Letters that NFKD does not decompose. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Normalises a text for comparison: no case, accents, apostrophes or doubled spaces. `Ferryman’s Öl` becomes `ferrymans ol`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => ownValue(plain, letter) ?? letter)
    .replace(/\s+/g, ' ');
}

/** The words of a text, normalised for comparison. */
export function foldParts(text: string): readonly string[] {
  return fold(text).split(' ').filter(Boolean);
}
