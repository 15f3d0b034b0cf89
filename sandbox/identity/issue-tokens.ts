import { randomBytes } from 'node:crypto';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { PlayerClaims } from './directory.ts';
import { poolId } from './pool.ts';
import { loadSecrets } from './secrets.ts';
import { createSessionStore } from './sessions.ts';
import { createTokens } from './tokens.ts';
import { createUserStore, type User, type UserStore } from './users.ts';

export interface IssuedTokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The user's `sub`, which the client libraries store as `LastAuthUser`. */
  readonly lastAuth: string;
  /** `origin_jti` of the tokens. */
  readonly signInId: string;
}

/**
 * Opens a session for a player that the platform has identified without a password. Adds a user with a random password when
 * the player has none. Throws when the e-mail belongs to another user.
 */
export async function issueTokens(
  { database, config }: Pick<SandboxContext, 'database' | 'config'>,
  email: string,
  claims: PlayerClaims,
): Promise<IssuedTokens> {
  const user = await findOrAddUser(createUserStore(database), claims.player_id, email);
  const { session, refreshToken } = await createSessionStore(database).start(user);
  const issuer = `${serviceUrl(config, 'identity')}/${poolId}`;
  const tokens = createTokens(await loadSecrets(database), issuer, () => new Date());
  const [idToken, accessToken] = await Promise.all([tokens.signId(user, claims, session), tokens.signAccess(session)]);
  return { idToken, accessToken, refreshToken, lastAuth: user.sub, signInId: session.id };
}

async function findOrAddUser(users: UserStore, playerId: string, email: string): Promise<User> {
  const password = randomBytes(24).toString('base64url');
  const user = (await users.findByPlayer(playerId)) ?? (await users.add({ email, playerId, password, confirmed: true }));
  if (!user) throw new Error(`The e-mail address of player ${playerId} already belongs to another user.`);
  return user;
}
