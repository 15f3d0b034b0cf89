import { timingSafeEqual } from 'node:crypto';
import { passwordForms } from '#lib/core/validation/password.ts';
import { clearAttempts } from '../attempts.ts';
import { CognitoError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import type { User } from '../users.ts';
import { checkPasswordPolicy } from './password-policy.ts';
import { type Credential, computeVerifier } from './srp.ts';

/**
 * Compares in constant time; a decoy costs as much work as a user. Users of before passwords were normalized have theirs as it
 * was typed then.
 */
export function matchesPassword(userId: string, { salt, verifier }: Credential, password: string): boolean {
  const toBytes = (hex: string) => Buffer.from(hex.padStart(768, '0'), 'hex');
  const stored = toBytes(verifier);
  const matches = passwordForms(password).map((form) => timingSafeEqual(toBytes(computeVerifier(userId, form, salt)), stored));
  return matches.includes(true);
}

/** Throws `InvalidPasswordException`, or `PasswordHistoryPolicyViolationException` for the current password. */
export function checkNewPassword(user: User, password: string): void {
  checkPasswordPolicy(password, user.email);
  if (matchesPassword(user.sub, user, password)) {
    throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used');
  }
}

/** Stores the new password, ends every session and clears a lock-out. */
export async function replacePassword({ users, sessions, database }: Identity, user: User, password: string): Promise<void> {
  await users.update(user.sub, { password });
  await sessions.revokeAll(user.sub);
  await clearAttempts(database, user.email);
}
