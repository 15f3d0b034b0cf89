import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type en from '#messages/en.json';

export type RegistrationMessages = (typeof en)['registration'];

/** Codes with a message of their own: `error.field.too_long` has the key `errorFieldTooLong`. */
const codeWithMessage = /^(?:error|sms)\./;
const codeShape = /^[\w.]*$/;

function findText(messages: RegistrationMessages, code: string): string | undefined {
  const name = codeWithMessage.test(code) ? code.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()) : '';
  // Own keys only: a service may send the code `error.constructor`.
  return Object.entries(messages).find(([key]) => key === name)?.[1];
}

export function hasErrorText(messages: RegistrationMessages, code: string): boolean {
  return findText(messages, code) !== undefined;
}

/** The message for an error code, with its placeholders filled; an unknown code gets a general message. A service's sentence stays as it is. */
export function errorText(
  messages: RegistrationMessages,
  error: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return codeShape.test(error) ? formatMessage(findText(messages, error) ?? messages.errorSignupUnhandled, values) : error;
}
