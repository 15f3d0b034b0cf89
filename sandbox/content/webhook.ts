import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Commit } from './commit.ts';
import type { Change } from './document.ts';
import { isPrivateId } from './document.ts';
import { dataset, projectId } from './names.ts';
import type { ContentTimings } from './timings.ts';

/** What the site is told: which published documents a transaction changed, or that the virtual clock moved. */
export interface WebhookMessage {
  readonly transactionId: string;
  readonly documents: readonly {
    readonly _id: string;
    readonly _type: string;
    readonly operation: 'create' | 'update' | 'delete';
  }[];
  readonly clock?: true;
}

/** The signed webhook to the site. */
export interface Webhook {
  /** Off withholds every message, so that a test can see what happens when they are lost. */
  enabled: boolean;
  /** Resolves when the site has answered, or when it has taken too long; a failed message is repeated behind the scenes. */
  send(message: WebhookMessage): Promise<void>;
  close(): void;
}

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly timings: ContentTimings;
}

/** Null when a transaction touches nothing that is published. */
export function messageOf(commit: Commit): WebhookMessage | null {
  const documents = commit.changes.flatMap((change) => (isPrivateId(change.id) ? [] : changedDocument(change)));
  return documents.length === 0 ? null : { transactionId: commit.transactionId, documents };
}

function changedDocument({ id, before, after }: Change): WebhookMessage['documents'][number][] {
  const document = after ?? before;
  if (!document) return [];
  const operation = before && after ? 'update' : after ? 'create' : 'delete';
  return [{ _id: id, _type: document._type, operation }];
}

export function createWebhook({ url, secret, timings }: WebhookOptions): Webhook {
  const closing = new AbortController();
  const webhook: Webhook = {
    enabled: true,
    async send(message) {
      if (!webhook.enabled) return;
      const body = JSON.stringify(message);
      const delivered = post(url, secret, message.transactionId, body, closing.signal);
      void delivered.then((ok) => (ok ? undefined : repeat(message.transactionId, body)));
      await Promise.race([delivered, wait(timings.webhookWaitMs, undefined, { ref: false })]);
    },
    close: () => closing.abort(),
  };

  async function repeat(transactionId: string, body: string): Promise<void> {
    for (const backoffMs of timings.webhookBackoffMs) {
      await wait(backoffMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted || !webhook.enabled) return;
      if (await post(url, secret, transactionId, body, closing.signal)) return;
    }
    console.warn(`content: the webhook of transaction ${transactionId} was given up.`);
  }
  return webhook;
}

/** True when the site took the message. Signed anew each time, in real time, as a signature must be. */
async function post(url: string, secret: string, transactionId: string, body: string, closing: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': transactionId,
        'sanity-dataset': dataset,
        'sanity-project-id': projectId,
        'sanity-transaction-id': transactionId,
        'sanity-webhook-signature': sign(body, Date.now(), secret),
      },
      redirect: 'error',
      signal: AbortSignal.any([closing, AbortSignal.timeout(30_000)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Sanity's signature header: `t` in milliseconds, `v1` the HMAC-SHA-256 of `t.body` in base64url. */
function sign(body: string, timestamp: number, secret: string): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url');
  return `t=${timestamp},v1=${signature}`;
}
