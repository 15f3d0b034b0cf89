import { ownValue } from '../own-value.ts';
import catalogue from './error-catalogue.json' with { type: 'json' };
import { ownSentence } from './errors.ts';

/** A code that a call declares in its `refusals`, or that calls of its kind have. */
export type CallCode = keyof typeof catalogue;

interface Entry {
  readonly statuses: readonly number[];
  /** Absent for the codes that have theirs in `errors.ts`. */
  readonly message?: string;
}

/** Every code that a call can answer with, and its statuses. */
export const errorCatalogue: Readonly<Record<string, Entry>> = catalogue;

/** The sentence of a code for developers; empty for an unknown code. */
export function sentenceOf(code: string): string {
  return ownSentence(code) ?? ownValue(errorCatalogue, code)?.message ?? '';
}
