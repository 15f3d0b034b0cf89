import { z } from 'zod';
import { deliveryTo, mailCode } from '../code-mail.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import {
  clientIdSchema,
  operation,
  passwordSchema,
  platformMetadataSchema,
  requirePlatform,
  textSchema,
  usernameSchema,
} from '../operation.ts';
import { checkPasswordPolicy } from '../password-policy.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema.pipe(z.email()),
  Password: passwordSchema,
  UserAttributes: z.array(z.object({ Name: textSchema, Value: textSchema })).default([]),
  ClientMetadata: platformMetadataSchema,
});

/** For the platform only: an unconfirmed user for a player it has registered. */
export const signUp = operation(requestSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const playerId = request.UserAttributes.find(({ Name }) => Name === 'custom:player_id')?.Value;
  if (playerId === undefined) throw invalidParameter('Missing or invalid parameter custom:player_id');
  const email = request.Username.toLowerCase();
  checkPasswordPolicy(request.Password, email);
  const user = await identity.users.add({ email, playerId, password: request.Password, confirmed: false });
  if (!user) throw new CognitoError('UsernameExistsException', 'User already exists');
  await mailCode(identity, email, await identity.codes.issue(email, 'SIGN_UP'));
  return { UserConfirmed: false, UserSub: user.sub, ...deliveryTo(email) };
});
