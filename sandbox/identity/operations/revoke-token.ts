import { z } from 'zod';
import { clientIdSchema, defineOperation, textSchema } from '../define-operation.ts';

/** Ends the session of a refresh token. An unknown token gets the same response (RFC 7009). */
export const revokeToken = defineOperation(
  z.object({ ClientId: clientIdSchema, Token: textSchema }),
  async ({ Token }, identity) => {
    await identity.sessions.revoke(Token);
    return {};
  },
);
