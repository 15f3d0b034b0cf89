import { z } from 'zod';
import { deliveryTo, mailCode } from '../code-mail.ts';
import { clientIdSchema, operation, usernameSchema } from '../operation.ts';

/** Mails a code to a confirmed user; every other address gets the same answer and nothing else. */
export const forgotPassword = operation(
  z.object({ ClientId: clientIdSchema, Username: usernameSchema }),
  async ({ Username }, identity) => {
    const email = Username.toLowerCase();
    const code = await identity.codes.issue(email, 'RESET');
    const user = await identity.users.find(email);
    if (user?.confirmed) await mailCode(identity, user.email, code);
    return deliveryTo(email);
  },
);
