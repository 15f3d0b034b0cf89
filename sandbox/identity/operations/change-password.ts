import { z } from 'zod';
import { requireUser } from '../access.ts';
import { defineOperation, passwordSchema, textSchema } from '../define-operation.ts';
import { attemptLimitExceeded } from '../errors.ts';
import { checkNewPassword, matchesPassword, replacePassword } from '../passwords/passwords.ts';
import { requirePasswordProof } from '../sign-in.ts';

const requestSchema = z.object({
  AccessToken: textSchema,
  PreviousPassword: passwordSchema,
  ProposedPassword: passwordSchema,
});

/** Wrong old passwords count as failed sign-ins; success ends every session, including the current one. */
export const changePassword = defineOperation(requestSchema, async (request, identity) => {
  const user = await requireUser(identity, request.AccessToken);
  // Counted for the session's owner: neither these tries nor those of strangers lock out the other.
  const attempt = { account: user.email, requester: { isKnown: true, id: user.sub } };
  if (await identity.attempts.isLocked(attempt)) throw attemptLimitExceeded();
  await requirePasswordProof(identity, attempt, async () =>
    matchesPassword(user.sub, user, request.PreviousPassword) ? user : undefined,
  );
  checkNewPassword(user, request.ProposedPassword);
  await replacePassword(identity, user, request.ProposedPassword);
  return {};
});
