import { CognitoError } from '../errors.ts';

/** Throws `InvalidPasswordException` for a password that violates DEC-VAL-1. */
export function checkPasswordPolicy(password: string, email: string): void {
  const violation = findViolation(password, email);
  if (violation) throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${violation}`);
}

function findViolation(password: string, email: string): string | undefined {
  const localPart = email.slice(0, email.indexOf('@')).toLowerCase();
  if (password.length < 8) return 'Password not long enough';
  if (password.length > 64) return 'Password too long';
  if (!/\p{Ll}/u.test(password)) return 'Password must have lowercase characters';
  if (!/\p{Lu}/u.test(password)) return 'Password must have uppercase characters';
  if (!/\p{Nd}/u.test(password)) return 'Password must have numeric characters';
  if (password !== password.trim()) return 'Password must not start or end with a space';
  if (localPart.length >= 4 && password.toLowerCase().includes(localPart)) return 'Password must not contain the e-mail name';
  return undefined;
}
