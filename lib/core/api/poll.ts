/** A value that is fetched repeatedly while it has subscribers. */
export interface Poll<Value> {
  subscribe(listener: () => void): () => void;
  /** The last value; undefined before the first. */
  get(): Value | undefined;
  /** Whether the last request failed. */
  hasFailed(): boolean;
  /** Fetches now, e.g. after the parameters have changed. */
  refresh(): void;
}

/**
 * Fetches every `intervalMs` while there are subscribers and the page is visible. After a failure the last value remains.
 * Visitors' pages use it instead of TanStack Query, which they do not load.
 */
export function createPoll<Value>(load: () => Promise<Value>, intervalMs: number): Poll<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let failed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), delayMs);
  };
  const refresh = async () => {
    if (listeners.size === 0 || document.hidden) return;
    latest += 1;
    const request = latest;
    const [result] = await Promise.allSettled([load()]);
    if (request !== latest) return;
    failed = result.status === 'rejected';
    if (result.status === 'fulfilled') value = result.value;
    for (const listener of listeners) listener();
    schedule(intervalMs);
  };
  const onVisibilityChange = () => {
    if (!document.hidden) schedule(0);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibilityChange);
        schedule(0);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibilityChange);
        clearTimeout(timer);
        latest += 1;
      };
    },
    get: () => value,
    hasFailed: () => failed,
    refresh: () => schedule(0),
  };
}
