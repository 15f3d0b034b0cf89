import { ownValue } from '#lib/core/own-value.ts';
import type en from '#messages/en.json';
import { type CallError, isCallError } from './errors.ts';

export type ErrorMessages = (typeof en)['errors'];

export interface ErrorText {
  readonly title: string;
  readonly detail: string;
}

/** What a form says of failed calls. */
export interface FormTexts {
  readonly byCode?: Readonly<Record<string, ErrorText>>;
  /** No usable answer: nothing was decided, and what was typed may be sent again. */
  readonly lost?: ErrorText;
  /** The title above the text of any other refusal. */
  readonly refused?: string;
}

export interface DescribedError extends ErrorText {
  /** Where it is shown: in the form, or as a toast. */
  readonly placement: 'form' | 'toast';
}

/** RST-09: the code of a refusal without one. */
export const noCode = 'unhandled.error.no.code';

/** Codes whose message says less than the form's own. */
const generalCodes = new Set(['error.system.error', 'error.oops.tryAgain']);
const maxSentenceLength = 300;

function translate(code: string | undefined, messages: ErrorMessages): string | undefined {
  // Own keys only: a service may send the code `constructor`.
  return code && Object.entries(messages).find(([key]) => key === code.replaceAll('.', '_'))?.[1];
}

/** The sentence with which a service explains its refusal; undefined for JSON, markup and stacks. The site sends none of its own. */
export function serviceSentence({ envelope }: CallError): string | undefined {
  const { message } = envelope;
  if (!message || message.length > maxSentenceLength) return undefined;
  return /^[{[<]|\p{Cc}|Exception\b|\bat \S+:\d/u.test(message) ? undefined : message;
}

/** The catalog's message of a specific code, else the service's sentence; undefined where neither says what happened. */
export function specificText(error: unknown, messages: ErrorMessages): string | undefined {
  if (!isCallError(error)) return undefined;
  const { code } = error.envelope;
  const translated = code && generalCodes.has(code) ? undefined : translate(code, messages);
  return translated ?? serviceSentence(error);
}

/**
 * ERR-03, ERR-04, DEC-X-11: describes a failed call in every form: the form's own text of the code, else the catalog's message
 * of it, else the service's sentence, else the form's text for a lost answer or the general one. What a failing service
 * (404, 5xx) says has nothing to do with the form's values, so it is a toast.
 */
export function describeError(
  error: unknown,
  messages: ErrorMessages,
  { byCode = {}, lost, refused = '' }: FormTexts = {},
): DescribedError {
  const general = { title: refused, detail: messages.error_oops_tryAgain };
  if (!isCallError(error)) return { ...(lost ?? general), placement: 'form' };
  const { code } = error.envelope;
  const own = code && ownValue(byCode, code);
  if (own) return { ...own, placement: 'form' };
  const detail = specificText(error, messages);
  if (detail) {
    const title = error.retryable && lost ? lost.title : refused;
    return { title, detail, placement: error.status === 404 || error.status >= 500 ? 'toast' : 'form' };
  }
  const kind = (code === undefined && byCode[noCode]) || (error.retryable && lost);
  return { ...(kind || general), placement: 'form' };
}
