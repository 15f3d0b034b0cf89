import { z } from 'zod';
import { codeMismatch } from '../codes.ts';
import {
  clientIdSchema,
  defineOperation,
  platformMetadataSchema,
  requirePlatform,
  textSchema,
  usernameSchema,
} from '../define-operation.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema,
  ConfirmationCode: textSchema,
  ClientMetadata: platformMetadataSchema,
});

/** Only the platform may call it. */
export const confirmSignUp = defineOperation(requestSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const email = request.Username.toLowerCase();
  await identity.codes.spend(email, request.ConfirmationCode);
  const user = await identity.users.find(email);
  if (!user) throw codeMismatch();
  await identity.users.update(user.sub, { confirmed: true });
  return {};
});
