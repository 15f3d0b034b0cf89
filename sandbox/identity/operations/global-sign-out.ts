import { z } from 'zod';
import { requireUser } from '../access.ts';
import { defineOperation, textSchema } from '../define-operation.ts';

/** Ends every session of the user: its refresh tokens and access tokens are rejected from then on. */
export const globalSignOut = defineOperation(z.object({ AccessToken: textSchema }), async ({ AccessToken }, identity) => {
  const user = await requireUser(identity, AccessToken);
  await identity.sessions.revokeAll(user.sub);
  return {};
});
