import anyAscii from 'any-ascii';
import { ownValue } from '#lib/core/own-value.ts';

/** Marks that writers add and leave out; those of other scripts are letters to their readers. */
const optionalMarks = /(?=[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}])(?![\u3099\u309a])\p{Mn}/gu;
/** Letters that only modify others, such as a letter apostrophe or the Arabic joiner; in Chinese and Japanese they are letters. */
const modifiers = /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])\p{Lm}/gu;
const latinLetter = /(?![A-Za-z])\p{sc=Latin}/gu;
const separator = /[\p{Z}\p{Cc}\p{Pd},.;/&+]+/u;
const otherThanLetters = /[^\p{L}\p{M}]/gu;

/** Greek and Cyrillic capitals that look like Latin ones, so that mixed scripts do not make another name. */
const confusables: Readonly<Record<string, string>> = {
  ...{ Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X' },
  ...{ А: 'A', В: 'B', Е: 'E', Ѕ: 'S', І: 'I', Ј: 'J', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' },
  ...{ Һ: 'H', Ү: 'Y', Ӏ: 'I', Ԛ: 'Q', Ԝ: 'W' },
};

/**
 * The parts of a name without what spelling changes: case, accents, compatibility forms, letters such as Ø and Ł, punctuation
 * and characters without width. Names in other scripts than Latin keep their letters.
 */
export function foldName(name: string): readonly string[] {
  return name.normalize('NFKD').split(separator).map(foldPart).filter(Boolean);
}

function foldPart(part: string): string {
  return part
    .replace(optionalMarks, '')
    .replace(modifiers, '')
    .replace(latinLetter, (letter) => anyAscii(letter))
    .toUpperCase()
    .replace(/./gu, (letter) => ownValue(confusables, letter) ?? letter)
    .replace(otherThanLetters, '');
}
