export const passwordLength = { min: 8, max: 64 } as const;

/** DEC-VAL-1: true for a password that may be used with an e-mail address. */
export function isGoodPassword(password: string, email: string): boolean {
  const localPart = email.slice(0, Math.max(0, email.indexOf('@'))).toLowerCase();
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
