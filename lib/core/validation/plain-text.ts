/**
 * Typed numbers and codes in plain characters: compatibility forms replaced (`５` → `5`), the decimal digits of every script
 * as 0 to 9, invisible characters removed. Fractions and raised digits stay, because `50⁰⁰` is not 5000. Not for names, in which
 * joiners have a meaning.
 */
export function plainText(text: string): string {
  return text
    .replace(/\P{No}+/gu, (part) => part.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, westernDigit);
}

/** Unicode has the digits of a script in a row from zero to nine, and the rows of some scripts after each other. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
