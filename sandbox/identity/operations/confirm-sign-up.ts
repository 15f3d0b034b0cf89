import { z } from 'zod';
import { codeMismatch } from '../codes.ts';
import { clientIdSchema, operation, platformMetadataSchema, requirePlatform, textSchema, usernameSchema } from '../operation.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema,
  ConfirmationCode: textSchema,
  ClientMetadata: platformMetadataSchema,
});

/** For the platform only. */
export const confirmSignUp = operation(requestSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const email = request.Username.toLowerCase();
  await identity.codes.spend(email, 'SIGN_UP', request.ConfirmationCode);
  const user = await identity.users.find(email);
  if (!user) throw codeMismatch();
  await identity.users.update(user.sub, { confirmed: true });
  return {};
});
