import PQueue from 'p-queue';
import { requestError } from '../errors.ts';

interface WorkQueueLimits {
  readonly concurrency: number;
  /** Runs that wait; more are refused with 503. */
  readonly maxWaiting: number;
}

/** Runs a bounded number of tasks; concurrent calls with the same key share one run. */
export interface WorkQueue<Result> {
  run(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue<Result>({ concurrency, maxWaiting }: WorkQueueLimits): WorkQueue<Result> {
  const queue = new PQueue({ concurrency });
  const running = new Map<string, Promise<Result>>();
  return {
    async run(key, work) {
      const current = running.get(key);
      if (current) return current;
      if (queue.size >= maxWaiting) throw requestError(503, 'Service Unavailable', 'Too many pictures are waiting.');
      const started = queue.add(work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
