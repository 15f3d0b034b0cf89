/** What the other services use of this one. */
export { createIdentityAdmin, type WhichSessions } from './admin.ts';
export { createAttempts } from './attempts.ts';
export type { PlayerDirectory, SignInRefusal } from './directory.ts';
export { issueTokens } from './issue-tokens.ts';
export { matchesPassword } from './passwords/passwords.ts';
export { createCredential } from './passwords/srp.ts';
export { clientId, poolId } from './pool.ts';
export { loadDigest } from './secrets.ts';
export { createSessionStore } from './sessions.ts';
export { refreshTokenTable, userTable } from './tables.ts';
export type { NewUser } from './users.ts';
