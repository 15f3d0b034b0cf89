import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isNumber, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { businessNow } from '#lib/core/time/clock.ts';

interface SentRequest {
  readonly content: string;
  readonly key: string;
  /** Milliseconds of business time. */
  readonly at: number;
}

const lastRequest = stored<SentRequest>(
  'local',
  `${playerKeyPrefix}withdrawal`,
  object({ content: text(1_000), key: text(64), at: isNumber }),
);

let memoryFallback: SentRequest | undefined;

/**
 * The idempotency key of a withdrawal request (DEC-X-7). A request with the same content that any tab has sent since
 * `openedAt` (milliseconds) shares its key, so a second tab, or a retry after a lost response, locks the money once.
 */
export function resolveIdempotencyKey(content: string, openedAt: number): string {
  const sent = [memoryFallback, lastRequest.read()].find((last) => last?.content === content && last.at >= openedAt);
  if (sent) return sent.key;
  const request: SentRequest = { content, key: crypto.randomUUID(), at: businessNow().getTime() };
  memoryFallback = lastRequest.write(request) ? undefined : request;
  return request.key;
}

/** After a refusal, which is the answer to its key: the next request is a new attempt. */
export function forgetRequest(key: string): void {
  if (memoryFallback?.key === key) memoryFallback = undefined;
  if (lastRequest.read()?.key === key) lastRequest.remove();
}
