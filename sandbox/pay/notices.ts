import { setTimeout as sleep } from 'node:timers/promises';
import { notifyPayment, type PaymentNotice } from '#lib/cashier/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

/** Real time before each try: the first at once, then five more. */
const pausesMs = [0, 400, 1_200, 3_000, 8_000, 20_000];
const timeoutMs = 5_000;

/** Where it is kept what the platform has yet to hear. */
export interface NoticeBook {
  listOwed(): Promise<readonly PaymentNotice[]>;
  markHeard(transactionId: string): Promise<void>;
}

export interface Notices {
  /** Tells the platform of a payment in the background; resolves when the first try is over. */
  tell(notice: PaymentNotice): Promise<void>;
  /** Tells again what a former run could not. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Tells the platform, signed, what became of payments (decisions §3.9): as often as it takes, up to six times a run. */
export function createNotices({ config }: Pick<SandboxContext, 'config'>, book: NoticeBook): Notices {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  async function tryOnce(notice: PaymentNotice): Promise<boolean> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const url = serviceUrl(config, 'platform') + notifyPayment.path;
    const response = await postSigned(url, config.serviceSecret, notice, signal).catch(() => undefined);
    // A refusal is an answer too: saying it again would not change it.
    const isHeard = response !== undefined && response.status < 500;
    if (isHeard) {
      await book.markHeard(notice.transactionId);
      if (!response.ok) console.warn(`pay: the platform refused a notice with ${response.status}`);
    }
    return isHeard;
  }

  async function tellUntilHeard(notice: PaymentNotice, firstIsOver: () => void): Promise<void> {
    for (const pause of pausesMs) {
      await sleep(pause, undefined, { signal: closing.signal });
      const isHeard = await tryOnce(notice);
      firstIsOver();
      if (isHeard) return;
    }
  }

  function tell(notice: PaymentNotice): Promise<void> {
    return new Promise((resolve) => {
      const task: Promise<void> = tellUntilHeard(notice, resolve)
        .catch(() => undefined)
        .finally(() => {
          running.delete(task);
          resolve();
        });
      running.add(task);
    });
  }

  return {
    tell,
    async resume() {
      for (const notice of await book.listOwed()) void tell(notice);
    },
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}
