export type LineError = 'error.field.required' | 'error.field.too_long' | 'error.field.characters';

/** Characters that are typed or pasted for an apostrophe: accents, quotation marks, primes, modifier letters. */
const apostrophes = /[`\u00b4\u02b9\u02bb-\u02bd\u02c8\u055a\u2018\u2019\u201b\u2032\u2035\ua78c\uff07]/g;
const hyphens = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
/** Scripts in which a joiner between two letters changes how they are written. */
const joining =
  '[\\p{M}\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}]';
/** A joiner in its place, which stays, or any other invisible character. */
const invisible = new RegExp(`(${joining})(\\p{Join_Control})(?=${joining})|\\p{Cf}`, 'gu');

/** A name or a line of an address as it is stored: Unicode composed, single spaces, straight apostrophes and hyphens, nothing invisible. */
export function normalizeLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '$1$2')
    .replace(apostrophes, "'")
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Why a line of an address cannot be stored; undefined for a good one. */
export function lineErrorOf(text: string, maxLength: number): LineError | undefined {
  const line = normalizeLine(text);
  if (line.replace(/[\s-]/g, '') === '') return 'error.field.required';
  if (line.length > maxLength) return 'error.field.too_long';
  const isPlain = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Join_Control}+°º]+$/u.test(line) && /[\p{L}\p{N}]/u.test(line);
  return isPlain ? undefined : 'error.field.characters';
}
