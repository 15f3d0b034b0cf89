export type LineError = 'error.field.required' | 'error.field.too_long' | 'error.field.characters';

/** Why a line of an address cannot be stored; undefined for a good one. */
export function lineErrorOf(text: string, maxLength: number): LineError | undefined {
  const line = text.trim();
  if (line.replace(/[\s-]/g, '') === '') return 'error.field.required';
  if (line.length > maxLength) return 'error.field.too_long';
  const isPlain = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°º]+$/u.test(line) && /[\p{L}\p{N}]/u.test(line);
  return isPlain ? undefined : 'error.field.characters';
}

/** Text as it is stored: trimmed, single spaces, Unicode composed, straight apostrophes. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
