import { z } from 'zod';
import { codeDeliveryDetails, mailCode } from '../code-mail.ts';
import { clientIdSchema, defineOperation, platformMetadataSchema, requirePlatform, usernameSchema } from '../define-operation.ts';

const requestSchema = z.object({ ClientId: clientIdSchema, Username: usernameSchema, ClientMetadata: platformMetadataSchema });

/** Only the platform may call it. */
export const resendConfirmationCode = defineOperation(requestSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const email = request.Username.toLowerCase();
  const code = await identity.codes.issue(email, 'SIGN_UP');
  const user = await identity.users.find(email);
  if (user && !user.confirmed) await mailCode(identity, user.email, code);
  return codeDeliveryDetails(email);
});
