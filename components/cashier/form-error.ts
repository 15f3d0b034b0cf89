import { type ErrorMessages, type ErrorText, type FormTexts, specificText } from '#lib/core/api/error-message.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** A refusal of a request; one about the amount is shown at its field. */
export interface FormError extends ErrorText {
  readonly isAboutAmount?: true;
}

export function amountFormError(detail: string): FormError {
  return { title: '', detail, isAboutAmount: true };
}

export type ErrorKeys<Messages> = readonly [title: keyof Messages, text: keyof Messages];

interface CommonMessages {
  readonly lostTitle: string;
  readonly lostText: string;
  readonly errorTitle: string;
}

/** What the form says of failed requests. */
export function formTexts<Messages extends CommonMessages>(
  messages: Messages,
  keysByCode: Readonly<Record<string, ErrorKeys<Messages>>>,
): FormTexts {
  const toText = ([title, detail]: ErrorKeys<Messages>) => ({ title: String(messages[title]), detail: String(messages[detail]) });
  return {
    byCode: Object.fromEntries(Object.entries(keysByCode).map(([code, keys]) => [code, toText(keys)])),
    lost: toText(['lostTitle', 'lostText']),
    refused: messages.errorTitle,
  };
}

/** What the screen of a failed check says: the form's text of the code, else that of a refusal; undefined where neither says why. */
export function checkFailureText(
  error: unknown,
  errors: ErrorMessages,
  { byCode, refused = '' }: FormTexts,
): ErrorText | undefined {
  if (!isCallError(error)) return undefined;
  const own = ownValue(byCode, error.envelope.code);
  if (own) return own;
  const detail = error.status >= 500 || error.status === 404 ? undefined : specificText(error, errors);
  return detail ? { title: refused, detail } : undefined;
}
