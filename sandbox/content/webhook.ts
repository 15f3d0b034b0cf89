import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { Commit } from './commit.ts';
import type { Change } from './document.ts';
import { isPrivateId } from './document.ts';
import { dataset, projectId } from './names.ts';
import type { ContentTimings } from './timings.ts';

/** The webhook's body: published documents that a transaction changed, or a move of the virtual clock. */
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
  /** When false, no message is sent: tests use it to simulate lost webhooks. */
  enabled: boolean;
  /** Resolves when the site has answered or `webhookWaitMs` has passed; failed messages are retried in the background. */
  send(message: WebhookMessage): Promise<void>;
  close(): void;
}

interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  readonly timings: ContentTimings;
}

/** Null when a transaction changes no published document. */
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
      void delivered.then((ok) => (ok ? undefined : retry(message.transactionId, body)));
      await Promise.race([delivered, wait(timings.webhookWaitMs, undefined, { ref: false })]);
    },
    close: () => closing.abort(),
  };

  async function retry(transactionId: string, body: string): Promise<void> {
    for (const backoffMs of timings.webhookBackoffMs) {
      await wait(backoffMs, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted || !webhook.enabled) return;
      if (await post(url, secret, transactionId, body, closing.signal)) return;
    }
    console.warn(`content: the webhook of transaction ${transactionId} failed; no retries left.`);
  }
  return webhook;
}

/** True when the site answered 2xx. Each attempt has its own signature, with a timestamp in real time. */
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
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
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
