import { isCallError } from '#lib/platform/errors.ts';
import type en from '#messages/en.json';

export type RecoveryWords = (typeof en)['recovery'];
export type ErrorWords = (typeof en)['errors'];

/** What went wrong, and what to do next. */
export interface Fault {
  readonly title: string;
  readonly detail?: string;
}

const byCode: Readonly<Record<string, readonly [keyof RecoveryWords, keyof RecoveryWords]>> = {
  'sms.code.invalid': ['errorCode', 'errorCodeDetail'],
  'sms.max.attempts.reached': ['blocked', 'blockedDetail'],
  'error.password.reset': ['errorReset', 'errorResetDetail'],
  'unhandled.error.no.code': ['errorNoCode', 'errorNoCodeDetail'],
};

const byStatus: Readonly<Record<number, readonly [keyof RecoveryWords, keyof RecoveryWords]>> = {
  400: ['errorRefused', 'errorRefusedDetail'],
  404: ['errorLost', 'errorLostDetail'],
};

/** RST-09: a refusal without a code has a name of its own. */
export function codeOf(error: unknown): string {
  return isCallError(error) ? (error.envelope.code ?? 'unhandled.error.no.code') : 'error.system.error';
}

/** RST-08: an error in words: by its code, then by its status; a failing service says that nothing is lost (D1 §8). */
export function showFault(error: unknown, words: RecoveryWords, errors: ErrorWords): Fault {
  const code = codeOf(error);
  const status = isCallError(error) ? error.status : 500;
  const known = byCode[code] ?? byStatus[status];
  if (known) return { title: words[known[0]], detail: words[known[1]] };
  const general = errors[code.replaceAll('.', '_') as keyof ErrorWords];
  return { title: general ?? errors.error_system_error, detail: words.errorNoCodeDetail };
}
