import type { Operation } from './define-operation.ts';
import { CognitoError } from './errors.ts';
import { changePassword } from './operations/change-password.ts';
import { getUser } from './operations/get-user.ts';
import { globalSignOut } from './operations/global-sign-out.ts';
import { initiateAuth } from './operations/initiate-auth.ts';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts';
import { revokeToken } from './operations/revoke-token.ts';
import { confirmSignUp, signUp } from './operations/sign-up.ts';

/** Of the names of operations in `X-Amz-Target`. */
export const operationPrefix = 'AWSCognitoIdentityProviderService.';

export const operations: ReadonlyMap<string, Operation> = new Map([
  ['ChangePassword', changePassword],
  ['ConfirmSignUp', confirmSignUp],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
]);

/** The operation named by an `X-Amz-Target` header. Throws `UnknownOperationException`. */
export function readOperation(target: string | undefined): Operation {
  const found = target?.startsWith(operationPrefix) ? operations.get(target.slice(operationPrefix.length)) : undefined;
  if (!found) throw new CognitoError('UnknownOperationException', 'The operation is not supported.');
  return found;
}
