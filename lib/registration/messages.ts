import { formatMessage } from '#lib/core/i18n/format-message.ts';
import type en from '#messages/en.json';

export type RegistrationMessages = (typeof en)['registration'];

/** Codes with a message of their own: `error.field.too_long` has the key `errorFieldTooLong`. */
const codeWithMessage = /^(?:error|sms)\./;

/** The message for an error code, with its placeholders filled; an unknown code gets a general message. */
export function errorText(
  messages: RegistrationMessages,
  code: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const name = codeWithMessage.test(code) ? code.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()) : '';
  // Own keys only: a service may send the code `error.constructor`.
  const [, message] = Object.entries(messages).find(([key]) => key === name) ?? [];
  return formatMessage(message ?? messages.errorSignupUnhandled, values);
}
