import type en from '#messages/en.json';
import { isCallError } from './errors.ts';

export type ErrorWords = (typeof en)['errors'];

export interface WordedRefusal {
  readonly text: string;
  /** Where it is said: beside what was asked for, or as a notice that passes. */
  readonly place: 'form' | 'toast';
}

/**
 * ERR-03, ERR-04, DEC-X-11: what a refused call says to a person: the words of its code, else the service's own sentence,
 * else general words. A service that is failing or knows nothing (404, 5xx) is no fault of a form and becomes a notice.
 */
export function wordRefusal(error: unknown, words: ErrorWords): WordedRefusal {
  if (!isCallError(error)) return { text: words.error_oops_tryAgain, place: 'form' };
  const { code, message } = error.envelope;
  const known = code && Object.entries(words).find(([key]) => key === code.replaceAll('.', '_'))?.[1];
  const isElsewhere = error.status === 404 || error.status >= 500;
  return { text: known || message || words.error_oops_tryAgain, place: isElsewhere ? 'toast' : 'form' };
}
