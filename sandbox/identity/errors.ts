type CognitoErrorType =
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordHistoryPolicyViolationException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'UnknownOperationException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UsernameExistsException';

/** An error of the protocol: HTTP 400 with `{"__type", "message"}`. */
export class CognitoError extends Error {
  readonly type: CognitoErrorType;

  constructor(type: CognitoErrorType, message: string) {
    super(message);
    this.name = 'CognitoError';
    this.type = type;
  }
}

/** Used for wrong passwords and unknown users alike, so that the response does not reveal which accounts exist. */
export function wrongCredentials(): CognitoError {
  return new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
}

export function invalidParameter(message: string): CognitoError {
  return new CognitoError('InvalidParameterException', message);
}

export function attemptLimitExceeded(): CognitoError {
  return new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
}
