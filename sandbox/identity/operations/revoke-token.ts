import { z } from 'zod';
import { clientIdSchema, operation, textSchema } from '../operation.ts';

/** Ends the one session of a refresh token. A token that nobody has is answered alike (RFC 7009). */
export const revokeToken = operation(z.object({ ClientId: clientIdSchema, Token: textSchema }), async ({ Token }, identity) => {
  await identity.sessions.revoke(Token);
  return {};
});
