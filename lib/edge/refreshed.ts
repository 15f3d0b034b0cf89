/** A value kept in memory and fetched anew when it grows old: fresh → used, ageing → used and refreshed behind, old → waited for. */
export interface Refreshed<Value> {
  get(): Value | undefined | Promise<Value | undefined>;
  /** Waits for a fetch that started after the last `spoil` and within `maxAgeMs`. */
  getNewerThan(maxAgeMs: number): Value | undefined | Promise<Value | undefined>;
  /** True when the value was asked for after that moment. */
  isNewerThan(time: number): boolean;
  /** The value as it stands, however old. */
  peek(): Value | undefined;
  /** Says that the source has changed. */
  spoil(): void;
}

export interface RefreshOptions<Value> {
  readonly load: () => Promise<Value>;
  readonly freshMs: number;
  readonly oldMs: number;
  /** After a failed load the former value stands, and the source is left alone for this long. */
  readonly restMs: number;
  readonly now?: () => number;
}

export function createRefreshed<Value>({
  load,
  freshMs,
  oldMs,
  restMs,
  now = Date.now,
}: RefreshOptions<Value>): Refreshed<Value> {
  let value: Value | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let pending: Promise<Value | undefined> | undefined;
  let spoiledDuringLoad = false;

  async function run(): Promise<Value | undefined> {
    const startedAt = now();
    spoiledDuringLoad = false;
    try {
      value = await load();
      loadedAt = spoiledDuringLoad ? Number.NEGATIVE_INFINITY : startedAt;
    } catch {
      restUntil = now() + restMs;
    } finally {
      pending = undefined;
    }
    return value;
  }

  function refresh(): Promise<Value | undefined> | Value | undefined {
    if (pending) return pending;
    if (now() < restUntil) return value;
    pending = run();
    return pending;
  }

  return {
    get() {
      const age = now() - loadedAt;
      if (age < freshMs) return value;
      const coming = refresh();
      return age < oldMs ? value : coming;
    },
    getNewerThan: (maxAgeMs) => (now() - loadedAt < maxAgeMs ? value : refresh()),
    isNewerThan: (time) => loadedAt > time,
    peek: () => value,
    spoil() {
      loadedAt = Number.NEGATIVE_INFINITY;
      spoiledDuringLoad = true;
    },
  };
}
