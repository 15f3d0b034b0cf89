import { describeError, type ErrorMessages, type FormTexts } from '#lib/core/api/error-message.ts';
import type { CallError } from '#lib/core/api/errors.ts';

export interface FormError {
  readonly title: string;
  readonly text: string;
  readonly isAboutAmount: boolean;
}

export function amountFormError(text: string): FormError {
  return { title: '', text, isAboutAmount: true };
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
  const { title, detail } = describeError(error, texts, errors);
  return { title, text: detail, isAboutAmount: false };
}
