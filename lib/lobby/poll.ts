/** Something that is asked for again and again while somebody looks at it. */
export interface Poll<Value> {
  subscribe(listener: () => void): () => void;
  /** The last answer; undefined before the first. */
  get(): Value | undefined;
  /** Asks at once, because what is asked for has changed. */
  hurry(): void;
}

/** Asks while there are listeners and the page is in sight. A question that fails leaves the last answer. */
export function createPoll<Value>(load: () => Promise<Value>, everyMs: number): Poll<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), delay);
  };
  const ask = async () => {
    if (listeners.size === 0 || document.hidden) return;
    round += 1;
    const mine = round;
    try {
      const answer = await load();
      if (mine !== round) return;
      value = answer;
      for (const listener of listeners) listener();
    } catch {
      // The next round asks again.
    }
    if (mine === round) plan(everyMs);
  };
  const look = () => {
    if (!document.hidden) plan(0);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', look);
        plan(0);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', look);
        clearTimeout(timer);
        round += 1;
      };
    },
    get: () => value,
    hurry: () => plan(0),
  };
}
