import { z } from 'zod';
import { findAccount } from '../accounts.ts';
import {
  clientIdSchema,
  defineOperation,
  originSchema,
  parseAs,
  passwordSchema,
  type RequestMetadata,
  textSchema,
  usernameSchema,
} from '../define-operation.ts';
import { CognitoError, invalidParameter } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { matchesPassword } from '../passwords/passwords.ts';
import { createServerKeys, isClientKey } from '../passwords/srp.ts';
import { attemptOf, completeSignIn, renewSession, requirePasswordProof, requireUnlocked } from '../sign-in.ts';

const requestSchema = z.object({
  ClientId: clientIdSchema,
  AuthFlow: textSchema,
  AuthParameters: z.unknown(),
  ClientMetadata: originSchema,
});

const srpSchema = z.object({ USERNAME: usernameSchema, SRP_A: z.string().max(800) });
const passwordFlowSchema = z.object({ USERNAME: usernameSchema, PASSWORD: passwordSchema });
const refreshSchema = z.object({ REFRESH_TOKEN: textSchema });

/** Starts a sign-in, or issues new tokens for a refresh token. */
export const initiateAuth = defineOperation(requestSchema, async (request, identity) => {
  const given = request.AuthParameters;
  switch (request.AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSrp(identity, parseAs(srpSchema, given), request.ClientMetadata);
    case 'USER_PASSWORD_AUTH':
      return signInByPassword(identity, parseAs(passwordFlowSchema, given), request.ClientMetadata);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refresh(identity, parseAs(refreshSchema, given).REFRESH_TOKEN);
    default:
      throw invalidParameter(`${request.AuthFlow} flow not enabled for this client`);
  }
});

async function startSrp(
  identity: Identity,
  { USERNAME, SRP_A }: z.output<typeof srpSchema>,
  metadata: RequestMetadata,
): Promise<object> {
  if (!isClientKey(SRP_A)) throw invalidParameter('SRP_A is invalid');
  const account = await findAccount(identity, USERNAME);
  const { name, userId, salt, verifier } = account;
  await requireUnlocked(identity, attemptOf(identity, account, metadata));
  const keys = createServerKeys(verifier);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: userId,
      USER_ID_FOR_SRP: userId,
      SALT: salt,
      SRP_B: keys.publicKey,
      SECRET_BLOCK: identity.secretBlocks.seal({ account: name, userId, clientKey: SRP_A, keys }),
    },
  };
}

async function signInByPassword(
  identity: Identity,
  request: z.output<typeof passwordFlowSchema>,
  origin: RequestMetadata,
): Promise<object> {
  const account = await findAccount(identity, request.USERNAME);
  const user = await requirePasswordProof(identity, attemptOf(identity, account, origin), async () =>
    matchesPassword(account.userId, account, request.PASSWORD) ? account.user : undefined,
  );
  return completeSignIn(identity, user, origin);
}

async function refresh(identity: Identity, token: string): Promise<object> {
  const session = await identity.sessions.findByRefreshToken(token);
  const user = session && (await identity.users.find(session.sub));
  if (!user) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token');
  return renewSession(identity, user, session);
}
