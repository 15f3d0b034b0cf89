import type { RequestKeys } from '#lib/core/api/request-keys.ts';
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
 * The idempotency keys of withdrawal requests (DEC-X-7). A request with the same content that any tab has sent since the form
 * was opened shares its key, so a second tab, or a retry after a lost response, locks the money once.
 */
export function keysOfAllTabs(): RequestKeys<{ readonly body: { readonly bankAccount?: string | undefined } }> {
  let openedAt = businessNow().getTime();
  return {
    keyOf({ body }) {
      // The content is stored in the browser, where no account number belongs.
      const content = JSON.stringify({ ...body, ...(body.bankAccount && { bankAccount: body.bankAccount.slice(-4) }) });
      const sent = [memoryFallback, lastRequest.read()].find((last) => last?.content === content && last.at >= openedAt);
      if (sent) return sent.key;
      const request: SentRequest = { content, key: crypto.randomUUID(), at: businessNow().getTime() };
      memoryFallback = lastRequest.write(request) ? undefined : request;
      return request.key;
    },
    settle(key, isAccepted) {
      // From now on, a request for the same amount is a new withdrawal; that of another tab is the same one.
      if (isAccepted) openedAt = businessNow().getTime() + 1;
      else forgetRequest(key);
    },
  };
}

function forgetRequest(key: string): void {
  if (memoryFallback?.key === key) memoryFallback = undefined;
  if (lastRequest.read()?.key === key) lastRequest.remove();
}
