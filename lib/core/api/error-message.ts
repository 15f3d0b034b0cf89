import type en from '#messages/en.json';
import { isCallError } from './errors.ts';

export type ErrorMessages = (typeof en)['errors'];

export interface DisplayedError {
  readonly text: string;
  /** Where it is shown: in the form, or as a toast. */
  readonly placement: 'form' | 'toast';
}

/**
 * ERR-03, ERR-04, DEC-X-11: the text of a failed call: the message of its code, else the service's own sentence, else a
 * general message. A failing service (404, 5xx) has nothing to do with the form's values, so its text is a toast.
 */
export function errorMessage(error: unknown, messages: ErrorMessages): DisplayedError {
  if (!isCallError(error)) return { text: messages.error_oops_tryAgain, placement: 'form' };
  const { code, message } = error.envelope;
  const known = code && Object.entries(messages).find(([key]) => key === code.replaceAll('.', '_'))?.[1];
  const isElsewhere = error.status === 404 || error.status >= 500;
  return { text: known || message || messages.error_oops_tryAgain, placement: isElsewhere ? 'toast' : 'form' };
}
