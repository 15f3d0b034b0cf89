import { setTimeout as sleep } from 'node:timers/promises';
import { notifyPayment, type PaymentNotice } from '#lib/cashier/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

/** Delays in real time before each attempt. */
const retryDelaysMs = [0, 400, 1_200, 3_000, 8_000, 20_000];
const timeoutMs = 5_000;

/** The notices that the platform has not accepted yet. */
export interface NoticeStore {
  listUnsent(): Promise<readonly PaymentNotice[]>;
  markDelivered(transactionId: string): Promise<void>;
}

export interface NoticeSender {
  /** Sends a notice in the background with retries; resolves after the first attempt. */
  send(notice: PaymentNotice): Promise<void>;
  /** Sends the notices that a previous process could not deliver. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Sends the platform signed notices about finished payments, with up to six attempts each. */
export function createNoticeSender({ config }: Pick<SandboxContext, 'config'>, store: NoticeStore): NoticeSender {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  async function sendOnce(notice: PaymentNotice): Promise<boolean> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const url = serviceUrl(config, 'platform') + notifyPayment.path;
    const response = await postSigned(url, config.serviceSecret, notice, signal).catch(() => undefined);
    // A 4xx is final: sending the notice again would not change it.
    const isDelivered = response !== undefined && response.status < 500;
    if (isDelivered) {
      await store.markDelivered(notice.transactionId);
      if (!response.ok) console.warn(`pay: the platform rejected a payment notice with status ${response.status}`);
    }
    return isDelivered;
  }

  async function sendWithRetries(notice: PaymentNotice, onFirstAttempt: () => void): Promise<void> {
    for (const delayMs of retryDelaysMs) {
      await sleep(delayMs, undefined, { signal: closing.signal });
      const isDelivered = await sendOnce(notice);
      onFirstAttempt();
      if (isDelivered) return;
    }
  }

  function send(notice: PaymentNotice): Promise<void> {
    return new Promise((resolve) => {
      const task: Promise<void> = sendWithRetries(notice, resolve)
        .catch(() => undefined)
        .finally(() => {
          running.delete(task);
          resolve();
        });
      running.add(task);
    });
  }

  return {
    send,
    async resume() {
      for (const notice of await store.listUnsent()) void send(notice);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
