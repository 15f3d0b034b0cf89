import { normalizeEmail } from './email.ts';

export const passwordLength = { min: 8, max: 64 } as const;

/** DEC-VAL-1: a password as it is stored and compared, so that `é` of one keyboard is `é` of another. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** The forms in which a typed password may have been stored: the normalized one, and as typed where that differs. */
export function passwordForms(password: string): readonly [normalized: string] | readonly [normalized: string, asTyped: string] {
  const normalized = normalizePassword(password);
  return normalized === password ? [normalized] : [normalized, password];
}

/** DEC-VAL-1: true for a password that may be used with an e-mail address. */
export function isGoodPassword(typed: string, email: string): boolean {
  const password = normalizePassword(typed);
  const [localPart = ''] = normalizeEmail(email).split('@');
  return (
    password.length >= passwordLength.min &&
    password.length <= passwordLength.max &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\p{Nd}/u.test(password) &&
    password === password.trim() &&
    (localPart.length < 4 || !password.toLowerCase().includes(localPart))
  );
}
