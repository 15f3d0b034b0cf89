import { isCallError } from '#lib/core/api/errors.ts';
import type en from '#messages/en.json';

export type RecoveryMessages = (typeof en)['recovery'];
export type ErrorMessages = (typeof en)['errors'];

export interface ErrorText {
  readonly title: string;
  readonly detail?: string;
}

const byCode: Readonly<Record<string, readonly [keyof RecoveryMessages, keyof RecoveryMessages]>> = {
  'sms.code.invalid': ['errorCode', 'errorCodeDetail'],
  'sms.max.attempts.reached': ['blocked', 'blockedDetail'],
  'error.password.reset': ['errorReset', 'errorResetDetail'],
  'unhandled.error.no.code': ['errorNoCode', 'errorNoCodeDetail'],
};

const byStatus: Readonly<Record<number, readonly [keyof RecoveryMessages, keyof RecoveryMessages]>> = {
  400: ['errorRefused', 'errorRefusedDetail'],
  404: ['errorLost', 'errorLostDetail'],
};

/** The code of an error; RST-09: a refusal without a code has one of its own. */
export function errorCodeOf(error: unknown): string {
  return isCallError(error) ? (error.envelope.code ?? 'unhandled.error.no.code') : 'error.system.error';
}

/** RST-08: describes an error by its code, then by its status; other errors are system errors. */
export function describeError(error: unknown, messages: RecoveryMessages, errors: ErrorMessages): ErrorText {
  const code = errorCodeOf(error);
  const status = isCallError(error) ? error.status : 500;
  const keys = byCode[code] ?? byStatus[status];
  if (keys) return { title: messages[keys[0]], detail: messages[keys[1]] };
  const general = errors[code.replaceAll('.', '_') as keyof ErrorMessages];
  return { title: general ?? errors.error_system_error, detail: messages.errorNoCodeDetail };
}
