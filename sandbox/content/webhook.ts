import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { createDeliveries } from '#sandbox/kit/deliver.ts';
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
  const { closing, deliver, close } = createDeliveries();
  const webhook: Webhook = {
    enabled: true,
    async send(message) {
      if (!webhook.enabled) return;
      const body = JSON.stringify(message);
      const answered = deliver({
        name: `content: the webhook of transaction ${message.transactionId}`,
        attempt: async () => !webhook.enabled || (await post(url, secret, message.transactionId, body, closing)),
        delaysMs: [0, ...timings.webhookBackoffMs],
      });
      await Promise.race([answered, wait(timings.webhookWaitMs, undefined, { ref: false })]);
    },
    close: () => void close(),
  };
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
