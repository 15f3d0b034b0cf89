import { describeError, type ErrorMessages, type ErrorText, type FormTexts } from '#lib/core/api/error-message.ts';
import type { CallError } from '#lib/core/api/errors.ts';

export interface FormError extends ErrorText {
  readonly isAboutAmount: boolean;
}

export function amountFormError(detail: string): FormError {
  return { title: '', detail, isAboutAmount: true };
}

export type ErrorKeys<Messages> = readonly [title: keyof Messages, text: keyof Messages];

interface CommonMessages {
  readonly lostTitle: string;
  readonly lostText: string;
  readonly errorTitle: string;
  readonly errorText: string;
}

/** The messages of a failed request: those of its code in `keysByCode`, else as in every form. */
export function toFormError<Messages extends CommonMessages>(
  error: CallError,
  messages: Messages,
  keysByCode: Readonly<Record<string, ErrorKeys<Messages>>>,
  errors: ErrorMessages,
): FormError {
  const toText = ([title, detail]: ErrorKeys<Messages>) => ({ title: String(messages[title]), detail: String(messages[detail]) });
  const texts: FormTexts = {
    byCode: Object.fromEntries(Object.entries(keysByCode).map(([code, keys]) => [code, toText(keys)])),
    lost: toText(['lostTitle', 'lostText']),
    refused: toText(['errorTitle', 'errorText']),
  };
  return { ...describeError(error, texts, errors), isAboutAmount: false };
}
