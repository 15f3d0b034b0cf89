import { z } from 'zod';
import { codeMismatch } from '../codes.ts';
import { clientIdSchema, defineOperation, passwordSchema, textSchema, usernameSchema } from '../define-operation.ts';
import { checkPasswordPolicy } from '../passwords/password-policy.ts';
import { checkNewPassword, replacePassword } from '../passwords/passwords.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  Username: usernameSchema,
  ConfirmationCode: textSchema,
  Password: passwordSchema,
});

/** Sets a new password with a mailed code and ends every session. */
export const confirmForgotPassword = defineOperation(requestSchema, async (request, identity) => {
  const email = request.Username.toLowerCase();
  // Checked first, so that a weak password does not use up the code.
  checkPasswordPolicy(request.Password, email);
  await identity.codes.spend(email, 'RESET', request.ConfirmationCode);
  const user = await identity.users.find(email);
  if (!user?.confirmed) throw codeMismatch();
  // Checked last: without a valid code, the response would reveal whether a guess matches the old password.
  checkNewPassword(user, request.Password);
  await replacePassword(identity, user, request.Password);
  return {};
});
