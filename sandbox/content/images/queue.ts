/** Runs at most `size` pieces of work at once, and the same piece (by key) only once for all who want it meanwhile. */
export interface WorkQueue<Result> {
  run(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createWorkQueue<Result>(size: number): WorkQueue<Result> {
  const running = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let free = size;

  async function takePlace(): Promise<void> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  async function runInTurn(work: () => Promise<Result>): Promise<Result> {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  }

  return {
    run(key, work) {
      const known = running.get(key);
      if (known) return known;
      const started = runInTurn(work).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
