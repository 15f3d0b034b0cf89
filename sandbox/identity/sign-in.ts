import { clearAttempts } from './attempts.ts';
import type { SignInOrigin } from './directory.ts';
import { wrongCredentials } from './errors.ts';
import type { Identity } from './identity.ts';
import { notConfirmed, refusalError, type Trigger, triggerError } from './refusals.ts';
import type { Session } from './sessions.ts';
import { tokenLifeSeconds } from './tokens.ts';
import type { User } from './users.ts';

/** Throws the lock-out, the one refusal that needs no proof: it is itself about wrong passwords. DEC-LOG-1. */
export async function refuseLocked(identity: Identity, account: string): Promise<void> {
  if (await identity.attempts.isLocked(account)) {
    throw triggerError('PreAuthentication', 'error.sign.in.attempt.count.exceeded');
  }
}

/**
 * Judges one proof of a password and counts it. Resolves to the user it proves; throws the lock-out, or
 * `NotAuthorizedException` for a wrong password and for an unknown user alike.
 */
export function judgeProof(identity: Identity, account: string, prove: () => Promise<User | undefined>): Promise<User> {
  return identity.oneByOne(account, async () => {
    await refuseLocked(identity, account);
    const user = await prove();
    if (!user) {
      await identity.attempts.recordFailure(account);
      throw wrongCredentials();
    }
    await clearAttempts(identity.database, account);
    return user;
  });
}

/** Lets a proven user in with a new session, or throws why not. Decisions §2.2. */
export async function completeSignIn(identity: Identity, user: User, origin: SignInOrigin): Promise<object> {
  const player = await admit(identity, user, 'PreAuthentication');
  const { session, refreshToken } = await identity.sessions.start(user.sub);
  await identity.directory.noteSignIn(user.playerId, origin);
  return { ChallengeParameters: {}, AuthenticationResult: { ...(await player.sign(session)), RefreshToken: refreshToken } };
}

/** New ID and access tokens for a running session; the refresh token stays. */
export async function renewSession(identity: Identity, user: User, session: Session): Promise<object> {
  const player = await admit(identity, user, 'PreTokenGeneration');
  return { ChallengeParameters: {}, AuthenticationResult: await player.sign(session) };
}

async function admit(identity: Identity, user: User, trigger: Trigger) {
  const refusal = await identity.directory.refusalOf(user.playerId);
  if (refusal) throw refusalError(trigger, refusal, user.playerId);
  if (!user.confirmed) throw notConfirmed();
  const claims = await identity.directory.claimsOf(user.playerId);
  if (!claims) throw triggerError(trigger, 'error.player.not.found');
  return {
    sign: async (session: Session) => ({
      IdToken: await identity.tokens.signId(user, claims, session),
      AccessToken: await identity.tokens.signAccess(session),
      ExpiresIn: tokenLifeSeconds,
      TokenType: 'Bearer',
    }),
  };
}
