import { z } from 'zod';
import { requireUser } from '../access.ts';
import { tooManyTries } from '../errors.ts';
import { operation, passwordSchema, textSchema } from '../operation.ts';
import { checkNewPassword, isPassword, replacePassword } from '../passwords.ts';
import { judgeProof } from '../sign-in.ts';

const requestSchema = z.object({
  AccessToken: textSchema,
  PreviousPassword: passwordSchema,
  ProposedPassword: passwordSchema,
});

/** Wrong old passwords count like failed sign-ins; success ends every session, this one too. */
export const changePassword = operation(requestSchema, async (request, identity) => {
  const user = await requireUser(identity, request.AccessToken);
  if (await identity.attempts.isLocked(user.email)) throw tooManyTries();
  await judgeProof(identity, user.email, async () => (isPassword(user.sub, user, request.PreviousPassword) ? user : undefined));
  checkNewPassword(user, request.ProposedPassword);
  await replacePassword(identity, user, request.ProposedPassword);
  return {};
});
