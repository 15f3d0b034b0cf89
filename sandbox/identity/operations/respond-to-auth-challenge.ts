import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { findAccount } from '../accounts.ts';
import { clientIdSchema, defineOperation, originSchema, textSchema, usernameSchema } from '../define-operation.ts';
import { CognitoError, wrongCredentials } from '../errors.ts';
import { deriveKey, signClaim } from '../passwords/srp.ts';
import { attemptOf, completeSignIn, requirePasswordProof } from '../sign-in.ts';

const maxSkewMs = 5 * 60_000;

const requestSchema = z.object({
  ClientId: clientIdSchema,
  ClientMetadata: originSchema,
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: z.object({
    USERNAME: usernameSchema,
    PASSWORD_CLAIM_SECRET_BLOCK: textSchema,
    PASSWORD_CLAIM_SIGNATURE: textSchema,
    /** `Fri Nov 20 18:05:09 UTC 2026`. */
    TIMESTAMP: z.string().regex(/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/),
  }),
});

/** The second step of SRP: the client proves that it knows the password without sending it. */
export const respondToAuthChallenge = defineOperation(
  requestSchema,
  async ({ ChallengeResponses: given, ClientMetadata }, identity) => {
    const block = given.PASSWORD_CLAIM_SECRET_BLOCK;
    const challenge = identity.secretBlocks.open(block);
    if ((await findAccount(identity, given.USERNAME)).userId !== challenge.userId) throw wrongCredentials();
    const skew = Math.abs(Date.parse(given.TIMESTAMP) - identity.realNow().getTime());
    if (!(skew <= maxSkewMs)) throw new CognitoError('NotAuthorizedException', 'Invalid session for the user, timestamp is off.');
    const attempt = attemptOf(identity, await findAccount(identity, challenge.account), ClientMetadata);
    const user = await requirePasswordProof(identity, attempt, async () => {
      const { user, verifier } = await findAccount(identity, challenge.account);
      const key = deriveKey(challenge.clientKey, challenge.keys, verifier);
      const expected = signClaim(key, challenge.userId, Buffer.from(block, 'base64'), given.TIMESTAMP);
      const signature = Buffer.from(given.PASSWORD_CLAIM_SIGNATURE, 'base64');
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? user : undefined;
    });
    return completeSignIn(identity, user, ClientMetadata);
  },
);
