import { type Requester, readRequester } from '#lib/core/api/requester.ts';
import type { Account } from './accounts.ts';
import type { PasswordForm } from './attempts.ts';
import type { RequestMetadata } from './define-operation.ts';
import { wrongCredentials } from './errors.ts';
import type { Identity } from './identity.ts';
import { notConfirmed, refusalError, type Trigger, triggerError } from './refusals.ts';
import type { Session } from './sessions.ts';
import { tokenLifetimeSeconds } from './tokens.ts';
import type { User } from './users.ts';

/** An attempt to sign in to an account. */
export interface Attempt {
  readonly account: string;
  readonly alias?: string | undefined;
  /** As the site signed it, for the account that the sign-in began with. */
  readonly requester: Requester | undefined;
  readonly form?: PasswordForm | undefined;
}

export function attemptOf(
  { signingKeys }: Identity,
  { name: account, alias }: Pick<Account, 'name' | 'alias'>,
  origin: RequestMetadata,
): Attempt {
  const requester = readRequester(origin.requester, account, signingKeys);
  // Only the site is believed that two tries are forms of one password.
  return { account, alias, requester, form: requester && origin.passwordForm };
}

/** Throws while the account is locked for the requester; checked before the password, because it limits guesses. DEC-LOG-1. */
export async function requireUnlocked(identity: Identity, attempt: Attempt): Promise<void> {
  if (await identity.attempts.isLocked(attempt)) {
    throw triggerError('PreAuthentication', 'error.sign.in.attempt.count.exceeded');
  }
}

/**
 * Runs one password check and counts a failure. Returns the verified user; throws when the account is locked, and
 * `NotAuthorizedException` for a wrong password or an unknown user.
 */
export function requirePasswordProof(
  identity: Identity,
  attempt: Attempt,
  prove: () => Promise<User | undefined>,
): Promise<User> {
  return identity.queueByAccount(attempt.account, async () => {
    await requireUnlocked(identity, attempt);
    const user = await prove();
    if (!user) {
      await identity.attempts.recordFailure(attempt);
      throw wrongCredentials();
    }
    await identity.attempts.clear(attempt);
    return user;
  });
}

/** Opens a session for a verified user. Throws when the player may not sign in. DEC-LOG-1. */
export async function completeSignIn(
  identity: Identity,
  user: User,
  { ipAddress, country, device }: RequestMetadata,
): Promise<object> {
  const player = await requireAllowedPlayer(identity, user, 'PreAuthentication');
  const { session, refreshToken } = await identity.sessions.start(user);
  // A block that came after the check above has ended the sessions before this one was opened.
  await requireNoRefusal(identity, user, 'PreAuthentication').catch(async (error: unknown) => {
    await identity.sessions.revokeOne(user.sub, session.id);
    throw error;
  });
  await identity.directory.recordSignIn(user.playerId, { ipAddress, country, device });
  return { ChallengeParameters: {}, AuthenticationResult: { ...(await player.sign(session)), RefreshToken: refreshToken } };
}

/** Issues new ID and access tokens for an active session; the refresh token does not change. */
export async function renewSession(identity: Identity, user: User, session: Session): Promise<object> {
  const player = await requireAllowedPlayer(identity, user, 'PreTokenGeneration');
  return { ChallengeParameters: {}, AuthenticationResult: await player.sign(session) };
}

async function requireNoRefusal({ directory }: Identity, { playerId }: User, trigger: Trigger): Promise<void> {
  const refusal = await directory.findRefusal(playerId);
  if (refusal) throw refusalError(trigger, refusal, playerId);
}

async function requireAllowedPlayer(identity: Identity, user: User, trigger: Trigger) {
  await requireNoRefusal(identity, user, trigger);
  if (!user.confirmed) throw notConfirmed();
  const claims = await identity.directory.readClaims(user.playerId);
  if (!claims) throw triggerError(trigger, 'error.player.not.found');
  return {
    sign: async (session: Session) => ({
      IdToken: await identity.tokens.signId(user, claims, session),
      AccessToken: await identity.tokens.signAccess(session),
      ExpiresIn: tokenLifetimeSeconds,
      TokenType: 'Bearer',
    }),
  };
}
