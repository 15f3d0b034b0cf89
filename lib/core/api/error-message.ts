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
  readonly byCode: Readonly<Record<string, ErrorText>>;
  /** No usable answer: nothing was decided, and what was typed may be sent again. */
  readonly lost: ErrorText;
  /** Any other refusal. Its title also stands above a service's sentence. */
  readonly refused: ErrorText;
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
 * ERR-03, DEC-X-11: describes a failed call in every form: the form's own text of the code, else the catalog's message of
 * it, else the service's sentence, else the form's text for a lost answer or for a refusal.
 */
export function describeError(error: unknown, { byCode, lost, refused }: FormTexts, messages: ErrorMessages): ErrorText {
  if (!isCallError(error)) return lost;
  const { code } = error.envelope;
  const own = code && ownValue(byCode, code);
  if (own) return own;
  const kind = error.retryable ? lost : refused;
  const text = specificText(error, messages);
  // A failing service says nothing about the values, so the form still says what to do with them.
  if (text) return { title: kind.title, detail: error.retryable ? `${text} ${lost.detail}` : text };
  return (code === undefined && byCode[noCode]) || kind;
}

export interface DisplayedError {
  readonly text: string;
  /** Where it is shown: in the form, or as a toast. */
  readonly placement: 'form' | 'toast';
}

/** ERR-03, ERR-04, DEC-X-11: the same for a place that has one line. A failing service (404, 5xx) has nothing to do with the form's values, so its text is a toast. */
export function errorMessage(error: unknown, messages: ErrorMessages): DisplayedError {
  if (!isCallError(error)) return { text: messages.error_oops_tryAgain, placement: 'form' };
  const text = specificText(error, messages) ?? translate(error.envelope.code, messages) ?? messages.error_oops_tryAgain;
  return { text, placement: error.status === 404 || error.status >= 500 ? 'toast' : 'form' };
}
