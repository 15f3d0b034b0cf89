import { z } from 'zod';
import { requireUser } from '../access.ts';
import { operation, textSchema } from '../operation.ts';

/** Ends every session of the user: refresh tokens and access tokens are refused from now on. */
export const globalSignOut = operation(z.object({ AccessToken: textSchema }), async ({ AccessToken }, identity) => {
  const user = await requireUser(identity, AccessToken);
  await identity.sessions.revokeAll(user.sub);
  return {};
});
