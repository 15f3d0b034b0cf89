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

/** The messages of a failed request: those of its code in `keysByCode`, of a lost response, or of any other failure. */
export function toFormError<Messages extends CommonMessages>(
  { code, layer, status }: CallError,
  messages: Messages,
  keysByCode: Readonly<Record<string, ErrorKeys<Messages>>>,
): FormError {
  const isLost = layer === 'network' || status >= 500;
  const [title, text]: ErrorKeys<Messages> =
    keysByCode[code] ?? (isLost ? ['lostTitle', 'lostText'] : ['errorTitle', 'errorText']);
  return { title: String(messages[title]), text: String(messages[text]), isAboutAmount: false };
}
