import { z } from 'zod';
import { requireUser } from '../access.ts';
import { defineOperation, textSchema } from '../define-operation.ts';

export const getUser = defineOperation(z.object({ AccessToken: textSchema }), async ({ AccessToken }, identity) => {
  const user = await requireUser(identity, AccessToken);
  return {
    Username: user.sub,
    UserAttributes: [
      { Name: 'sub', Value: user.sub },
      { Name: 'email', Value: user.email },
      { Name: 'email_verified', Value: String(user.confirmed) },
      { Name: 'custom:player_id', Value: user.playerId },
    ],
  };
});
