import type { RequestKeys } from '#lib/core/api/request-keys.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isNumber, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { minuteMs } from '#lib/core/time/durations.ts';

interface SentRequest {
  readonly content: string;
  readonly amount: number;
  readonly key: string;
  /** Milliseconds of business time. */
  readonly at: number;
}

const lastRequest = stored<SentRequest>(
  'local',
  `${playerKeyPrefix}withdrawal`,
  object({ content: text(1_000), amount: isNumber, key: text(64), at: isNumber }),
);

/** This tab's request, until it is answered. */
let unanswered: SentRequest | undefined;

/** How long the tabs share a key. Later, the withdrawal of a stored key may be paid, and the same request is a new one. */
const sharedMs = 2 * minuteMs;

/**
 * The idempotency keys of withdrawal requests (DEC-X-7). A request with the same content that any tab has sent since the form
 * was opened, within the last two minutes, shares its key, so a second tab locks the money once. A retry after a lost response keeps
 * its key however late it is.
 */
export function keysOfAllTabs(): RequestKeys<{
  readonly body: { readonly amount: number; readonly bankAccount?: string | undefined };
}> {
  let openedAt = businessNow().getTime();
  return {
    keyOf({ body }) {
      const now = businessNow().getTime();
      // The content is stored in the browser, where no account number belongs.
      const content = JSON.stringify({ ...body, ...(body.bankAccount && { bankAccount: body.bankAccount.slice(-4) }) });
      const last = lastRequest.read();
      const recent = last && last.at >= now - sharedMs ? last : undefined;
      const sent = [unanswered, recent].find((each) => each?.content === content && each.at >= openedAt);
      unanswered = sent ?? { content, amount: body.amount, key: crypto.randomUUID(), at: now };
      if (!sent) lastRequest.write(unanswered);
      return unanswered.key;
    },
    settle(key, isAccepted) {
      if (unanswered?.key === key) unanswered = undefined;
      // From now on, a request for the same amount is a new withdrawal; that of another tab is the same one.
      if (isAccepted) openedAt = businessNow().getTime() + 1;
      else if (lastRequest.read()?.key === key) lastRequest.remove();
    },
  };
}

/** After the cancellation of a withdrawal: the same request is a new one in every tab. Others, whose answer may be lost, keep their key. */
export function forgetRequest(amount: number): void {
  if (unanswered?.amount === amount) unanswered = undefined;
  if (lastRequest.read()?.amount === amount) lastRequest.remove();
}
