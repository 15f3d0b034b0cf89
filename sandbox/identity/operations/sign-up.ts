import { z } from 'zod';
import { codeMismatch } from '../codes.ts';
import {
  clientIdSchema,
  defineOperation,
  passwordSchema,
  platformMetadataSchema,
  requirePlatform,
  textSchema,
  usernameSchema,
} from '../define-operation.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import { checkPasswordPolicy } from '../passwords/password-policy.ts';

const signUpSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema.pipe(z.email()),
  Password: passwordSchema,
  UserAttributes: z.array(z.object({ Name: textSchema, Value: textSchema })).default([]),
  ClientMetadata: platformMetadataSchema,
});

/** Adds an unconfirmed user for a registered player. Only the platform may call it. */
export const signUp = defineOperation(signUpSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const playerId = request.UserAttributes.find(({ Name }) => Name === 'custom:player_id')?.Value;
  if (playerId === undefined) throw invalidParameter('Missing or invalid parameter custom:player_id');
  const email = request.Username.toLowerCase();
  checkPasswordPolicy(request.Password, email);
  const user = await identity.users.add({ email, playerId, password: request.Password, confirmed: false });
  if (!user) throw new CognitoError('UsernameExistsException', 'User already exists');
  const code = await identity.codes.issue(email);
  const text = `Your code is ${code}. It is valid for 10 minutes.`;
  await identity.outbox.send({ to: email, channel: 'EMAIL', text, code });
  const Destination = email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');
  const CodeDeliveryDetails = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails };
});

const confirmationSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema,
  ConfirmationCode: textSchema,
  ClientMetadata: platformMetadataSchema,
});

/** Only the platform may call it. */
export const confirmSignUp = defineOperation(confirmationSchema, async (request, identity) => {
  requirePlatform(identity, request.ClientMetadata);
  const email = request.Username.toLowerCase();
  await identity.codes.spend(email, request.ConfirmationCode);
  const user = await identity.users.find(email);
  if (!user) throw codeMismatch();
  await identity.users.update(user.sub, { confirmed: true });
  return {};
});
