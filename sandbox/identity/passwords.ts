import { timingSafeEqual } from 'node:crypto';
import { clearAttempts } from './attempts.ts';
import { CognitoError } from './errors.ts';
import type { Identity } from './identity.ts';
import { checkPasswordPolicy } from './password-policy.ts';
import { type Credential, computeVerifier } from './srp.ts';
import type { User } from './users.ts';

/** Compares in constant time, and computes as much for a decoy as for a user. */
export function isPassword(userId: string, { salt, verifier }: Credential, password: string): boolean {
  const [given, kept] = [computeVerifier(userId, password, salt), verifier].map((hex) =>
    Buffer.from(hex.padStart(768, '0'), 'hex'),
  );
  return given !== undefined && kept !== undefined && timingSafeEqual(given, kept);
}

/** Throws `InvalidPasswordException` or, for the old password again, `PasswordHistoryPolicyViolationException`. */
export function checkNewPassword(user: User, password: string): void {
  checkPasswordPolicy(password, user.email);
  if (isPassword(user.sub, user, password)) {
    throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used');
  }
}

/** Keeps the new password, ends every session and lifts a lock-out. */
export async function replacePassword({ users, sessions, database }: Identity, user: User, password: string): Promise<void> {
  await users.update(user.sub, { password });
  await sessions.revokeAll(user.sub);
  await clearAttempts(database, user.email);
}
