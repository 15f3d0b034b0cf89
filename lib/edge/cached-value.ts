/** A value in memory: used while fresh, used and refreshed in the background while stale or while its source fails, awaited once expired. */
export interface CachedValue<Value> {
  get(): Value | undefined | Promise<Value | undefined>;
  /** The value of a load that started after the last `invalidate` and within `maxAgeMs`; waits for one if necessary. */
  getNewerThan(maxAgeMs: number): Value | undefined | Promise<Value | undefined>;
  /** True if the load of the value started after that time. */
  isNewerThan(time: number): boolean;
  /** The current value, even if expired. */
  peek(): Value | undefined;
  /** Marks the value as expired after its source has changed. */
  invalidate(): void;
}

export interface CachedValueOptions<Value> {
  readonly load: () => Promise<Value>;
  readonly freshMs: number;
  readonly expiredMs: number;
  /** After a failed load the previous value is used, and the source is not called for this long. */
  readonly retryDelayMs: number;
  readonly now?: () => number;
}

export function createCachedValue<Value>({
  load,
  freshMs,
  expiredMs,
  retryDelayMs,
  now = Date.now,
}: CachedValueOptions<Value>): CachedValue<Value> {
  let value: Value | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let retryAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value | undefined> | undefined;
  let isInvalidatedDuringLoad = false;
  let hasFailed = false;

  async function run(): Promise<Value | undefined> {
    const startedAt = now();
    isInvalidatedDuringLoad = false;
    try {
      value = await load();
      loadedAt = isInvalidatedDuringLoad ? Number.NEGATIVE_INFINITY : startedAt;
      hasFailed = false;
    } catch {
      hasFailed = true;
      retryAt = now() + retryDelayMs;
    } finally {
      pending = undefined;
    }
    return value;
  }

  function refresh(): Promise<Value | undefined> | Value | undefined {
    if (pending) return pending;
    if (now() < retryAt) return value;
    pending = run();
    return pending;
  }

  return {
    get() {
      const age = now() - loadedAt;
      if (age < freshMs) return value;
      const refreshed = refresh();
      return age < expiredMs || hasFailed ? value : refreshed;
    },
    getNewerThan(maxAgeMs) {
      if (now() - loadedAt < maxAgeMs) return value;
      const refreshed = refresh();
      return hasFailed ? value : refreshed;
    },
    isNewerThan: (time) => loadedAt > time,
    peek: () => value,
    invalidate() {
      loadedAt = Number.NEGATIVE_INFINITY;
      isInvalidatedDuringLoad = true;
    },
  };
}
