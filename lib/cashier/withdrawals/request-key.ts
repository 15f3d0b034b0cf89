import type { RequestKeys } from '#lib/core/api/request-keys.ts';
import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { isNumber, listOf, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { minuteMs } from '#lib/core/time/durations.ts';
import type { Withdrawal } from './contract.ts';

interface SentRequest {
  readonly content: string;
  readonly method: string;
  readonly amount: number;
  readonly key: string;
  /** Milliseconds of business time. */
  readonly at: number;
}

const lastRequest = stored<SentRequest>(
  'local',
  `${playerKeyPrefix}withdrawal`,
  object({ content: text(1_000), method: text(32), amount: isNumber, key: text(64), at: isNumber }),
);

interface Cancellation {
  readonly method: string;
  readonly amount: number;
  /** When the withdrawal was requested, and when it was cancelled, in milliseconds of business time. */
  readonly requestedAt: number;
  readonly at: number;
}

const cancellations = stored<readonly Cancellation[]>(
  'local',
  `${playerKeyPrefix}withdrawals-cancelled`,
  listOf(object({ method: text(32), amount: isNumber, requestedAt: isNumber, at: isNumber })),
);
const maxCancellations = 10;
/** By how much the browser's business time may differ from the platform's. */
const toleranceMs = 5_000;

/** This tab's request, until it is answered. */
let unanswered: SentRequest | undefined;

interface RequestBody {
  readonly method: string;
  readonly amount: number;
  readonly bankAccount?: string | undefined;
  readonly forfeitBonuses?: boolean;
}

interface WithdrawalKeys extends RequestKeys<{ readonly body: RequestBody }> {
  /** Whether the same request was sent with the consent to forfeit bonuses: its repeat without it would be another withdrawal. */
  readonly hasConsent: (body: RequestBody) => boolean;
}

/** How long the tabs share a key. Later, the withdrawal of a stored key may be paid, and the same request is a new one. */
const sharedMs = 2 * minuteMs;

/**
 * The idempotency keys of withdrawal requests (DEC-X-7). A request with the same content that any tab has sent since the form
 * was opened, within the last two minutes, shares its key, so a second tab locks the money once. A retry after a lost response keeps
 * its key however late it is.
 */
export function keysOfAllTabs(): WithdrawalKeys {
  let openedAt = businessNow().getTime();
  function findSent(body: RequestBody): SentRequest | undefined {
    const last = lastRequest.read();
    const recent = last && last.at >= businessNow().getTime() - sharedMs ? last : undefined;
    const cancelled = cancellations.read() ?? [];
    const isOpen = (each: SentRequest) => each.at >= openedAt && !cancelled.some((one) => isOf(one, each));
    return [unanswered, recent].find((each) => each?.content === contentOf(body) && isOpen(each));
  }
  return {
    hasConsent: (body) => findSent({ ...body, forfeitBonuses: true }) !== undefined,
    keyOf({ body }) {
      const sent = findSent(body);
      const { method, amount } = body;
      const at = businessNow().getTime();
      unanswered = sent ?? { content: contentOf(body), method, amount, key: crypto.randomUUID(), at };
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

/** It is stored in the browser, where no account number belongs. */
function contentOf(body: RequestBody): string {
  return JSON.stringify({ ...body, ...(body.bankAccount && { bankAccount: body.bankAccount.slice(-4) }) });
}

/** After the cancellation of a withdrawal: the same request is a new one in every tab. Others, whose answer may be lost, keep their key. */
export function forgetRequest({
  method,
  amount,
  transactionDate,
}: Pick<Withdrawal, 'method' | 'amount' | 'transactionDate'>): void {
  const at = businessNow().getTime();
  const cancellation = { method, amount, requestedAt: Date.parse(transactionDate) || at, at };
  if (unanswered && isOf(cancellation, unanswered)) unanswered = undefined;
  cancellations.write([...(cancellations.read() ?? []), cancellation].slice(-maxCancellations));
}

/** Whether the cancelled withdrawal is that of the request: not one from before it, and not cancelled before it. */
function isOf({ method, amount, requestedAt, at }: Cancellation, request: SentRequest): boolean {
  return method === request.method && amount === request.amount && at >= request.at && requestedAt >= request.at - toleranceMs;
}
