import { useRef } from 'react';
import { isCallError } from './errors.ts';

interface SentRequest {
  readonly content: string;
  readonly key: string;
}

/** DEC-X-7: a repeat of a request whose answer was lost has the same idempotency key, a new attempt a new one. */
export function useRequestKey() {
  const sent = useRef<SentRequest | null>(null);
  return {
    keyOf(content: string): string {
      if (sent.current?.content !== content) sent.current = { content, key: crypto.randomUUID() };
      return sent.current.key;
    },
    /** After a request, with the error of one that failed. A refusal is an answer. */
    settle(error?: unknown): void {
      if (!isCallError(error) || !error.retryable) sent.current = null;
    },
  };
}
