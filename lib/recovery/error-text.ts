import { describeError, type ErrorMessages, type ErrorText, type FormTexts, noCode } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import type en from '#messages/en.json';

export type RecoveryMessages = (typeof en)['recovery'];

function textsOf(messages: RecoveryMessages, errors: ErrorMessages): FormTexts {
  return {
    byCode: {
      'sms.code.invalid': { title: messages.errorCode, detail: messages.errorCodeDetail },
      'sms.max.attempts.reached': { title: messages.blocked, detail: messages.blockedDetail },
      'error.password.reset': { title: messages.errorReset, detail: messages.errorResetDetail },
      'error.not_found': { title: messages.errorLost, detail: messages.errorLostDetail },
      [noCode]: { title: messages.errorNoCode, detail: messages.errorNoCodeDetail },
    },
    lost: { title: errors.error_system_error, detail: messages.errorNoCodeDetail },
    refused: messages.errorRefused,
  };
}

/** The code of an error; RST-09: a refusal without a code has one of its own. */
export function errorCodeOf(error: unknown): string {
  return isCallError(error) ? (error.envelope.code ?? noCode) : 'error.system.error';
}

/** RST-08: describes an error of the four steps, in the form: visitors' pages have no toasts. */
export function describeRecoveryError(error: unknown, messages: RecoveryMessages, errors: ErrorMessages): ErrorText {
  const { title, detail } = describeError(error, errors, textsOf(messages, errors));
  return { title, detail };
}
