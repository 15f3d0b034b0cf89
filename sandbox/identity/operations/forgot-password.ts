import { z } from 'zod';
import { codeDeliveryDetails, mailCode } from '../code-mail.ts';
import { clientIdSchema, defineOperation, usernameSchema } from '../define-operation.ts';

/** Mails a code to a confirmed user; any other address gets the same response and no mail. */
export const forgotPassword = defineOperation(
  z.object({ ClientId: clientIdSchema, Username: usernameSchema }),
  async ({ Username }, identity) => {
    const email = Username.toLowerCase();
    const code = await identity.codes.issue(email, 'RESET');
    const user = await identity.users.find(email);
    if (user?.confirmed) await mailCode(identity, user.email, code);
    return codeDeliveryDetails(email);
  },
);
