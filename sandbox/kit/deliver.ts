import { setTimeout as sleep } from 'node:timers/promises';

/** Real time before each attempt of a call that moves money; the last delay repeats until there is an answer. */
export const moneyDelaysMs = [400, 1_500, 4_000, 10_000, 30_000];

/** Of the sender or its clock, not of what is sent, so another attempt may be accepted. */
export const passingStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** `attempt` counts from 0; after the last delay, it repeats. */
export function delayBefore(attempt: number, delaysMs: readonly number[]): number {
  return delaysMs[Math.min(attempt, delaysMs.length - 1)] ?? 0;
}

interface Delivery {
  /** For the log: the service and what it delivers, such as `pay: a notice`. */
  readonly name: string;
  /** True once there is an answer. An error is logged and counts as none. */
  readonly attempt: () => Promise<boolean>;
  /** Real time before each attempt. */
  readonly delaysMs: readonly number[];
  /** Whether the last delay repeats, so that attempts never end. */
  readonly isEndless?: boolean;
}

export interface Deliveries {
  /** Aborted by `close`. */
  readonly closing: AbortSignal;
  /** Attempts in the background until there is an answer; resolves after the first attempt. */
  deliver(delivery: Delivery): Promise<void>;
  /** Starts no further attempt; resolves when those in progress have ended. */
  close(): Promise<void>;
}

/** The deliveries of a service that are attempted until they are answered. */
export function createDeliveries(): Deliveries {
  const controller = new AbortController();
  const closing = controller.signal;
  const running = new Set<Promise<void>>();

  async function isAnswered({ name, attempt }: Delivery): Promise<boolean> {
    try {
      return await attempt();
    } catch (error) {
      console.error(`${name} could not be delivered`, error instanceof Error ? error.name : 'unknown');
      return false;
    }
  }

  async function attemptAll(delivery: Delivery, onFirstAttempt: () => void): Promise<void> {
    const { name, delaysMs, isEndless } = delivery;
    for (let attempt = 0; isEndless || attempt < delaysMs.length; attempt += 1) {
      const delayMs = delayBefore(attempt, delaysMs);
      if (delayMs > 0) await sleep(delayMs, undefined, { ref: false, signal: closing }).catch(() => undefined);
      if (closing.aborted) return;
      const hasAnswer = await isAnswered(delivery);
      onFirstAttempt();
      if (hasAnswer || closing.aborted) return;
    }
    console.warn(`${name} was not delivered; no attempts are left.`);
  }

  return {
    closing,
    deliver(delivery) {
      const first = Promise.withResolvers<void>();
      const task: Promise<void> = attemptAll(delivery, first.resolve).finally(() => {
        running.delete(task);
        first.resolve();
      });
      running.add(task);
      return first.promise;
    },
    async close() {
      controller.abort();
      await Promise.all(running);
    },
  };
}
