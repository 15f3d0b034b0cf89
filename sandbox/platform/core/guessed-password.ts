import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '#lib/core/validation/common-password.ts';

/** Of the list of leaked passwords, the most frequent first: more are words that a sentence may have. */
const listed: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 4_000));

/**
 * DEC-VAL-1: whether attackers try a password first: a common one, or one of the 4,000 that leaked most often, in any case, also
 * with digits and signs behind it, without which the shape of a password allows none of them.
 */
export function isGuessedPassword(password: string): boolean {
  if (isCommonPassword(password)) return true;
  for (let text = password.toLowerCase(); text !== ''; text = text.slice(0, -1)) {
    if (listed.has(text)) return true;
    if (/\p{L}$/u.test(text)) return false;
  }
  return false;
}
