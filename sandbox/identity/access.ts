import { CognitoError } from './errors.ts';
import type { Identity } from './identity.ts';
import type { User } from './users.ts';

/** The user of an access token whose session is still active. Throws `NotAuthorizedException`. */
export async function requireUser(identity: Identity, accessToken: string): Promise<User> {
  const session = await identity.sessions.findById(await identity.tokens.readAccess(accessToken));
  const user = session && (await identity.users.find(session.sub));
  if (!user) throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked');
  return user;
}
