import { z } from 'zod';
import { deliveryTo, mailCode } from '../code-mail.ts';
import { clientIdSchema, operation, platformMetadataSchema, requirePlatform, usernameSchema } from '../operation.ts';

const requestSchema = z.object({ ClientId: clientIdSchema, Username: usernameSchema, ClientMetadata: platformMetadataSchema });

/** For the platform only. */
export const resendConfirmationCode = operation(requestSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const email = request.Username.toLowerCase();
  const code = await identity.codes.issue(email, 'SIGN_UP');
  const user = await identity.users.find(email);
  if (user && !user.confirmed) await mailCode(identity, user.email, code);
  return deliveryTo(email);
});
