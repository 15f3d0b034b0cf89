import PQueue from 'p-queue';

/** Runs at most `concurrency` tasks at once; concurrent calls with the same key share one run. */
export interface WorkQueue<Result> {
  run(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue<Result>(concurrency: number): WorkQueue<Result> {
  const queue = new PQueue({ concurrency });
  const running = new Map<string, Promise<Result>>();
  return {
    run(key, work) {
      const current = running.get(key);
      if (current) return current;
      const started = queue.add(work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
