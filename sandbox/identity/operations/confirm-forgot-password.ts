import { z } from 'zod';
import { codeMismatch } from '../codes.ts';
import { clientIdSchema, operation, passwordSchema, textSchema, usernameSchema } from '../operation.ts';
import { checkPasswordPolicy } from '../password-policy.ts';
import { checkNewPassword, replacePassword } from '../passwords.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema,
  ConfirmationCode: textSchema,
  Password: passwordSchema,
});

/** Sets a new password by a mailed code and ends every session. */
export const confirmForgotPassword = operation(requestSchema, async (request, identity) => {
  const email = request.Username.toLowerCase();
  // Before the code is spent: a weak password costs no code.
  checkPasswordPolicy(request.Password, email);
  await identity.codes.spend(email, 'RESET', request.ConfirmationCode);
  const user = await identity.users.find(email);
  if (!user?.confirmed) throw codeMismatch();
  // Only now: asked earlier, the answer would tell strangers whether they have guessed the old password.
  checkNewPassword(user, request.Password);
  await replacePassword(identity, user, request.Password);
  return {};
});
