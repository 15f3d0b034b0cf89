import { createMemoryStore, createRateLimiter, type RateLimiter } from '#lib/core/http/rate-limit.ts';
import { hourMs } from '#lib/core/time/durations.ts';

/** Rate limits by IP address (DEC-X-9). Calls from loopback addresses count only if enabled. */
export interface RateLimits {
  read(): boolean;
  /** Starts every count again. */
  set(isEnabled: boolean): void;
  /** Called after `set` and `clear`: a service of another process has limits of its own. */
  onSet(listener: (isEnabled: boolean) => void): void;
  /** Counts a call of an address; resolves to 0, or to the seconds to wait when the limit is exceeded. */
  take(name: string, perHour: number, address: string | undefined): Promise<number>;
  /** The same for a browser, by its id. */
  takeBrowser(name: string, perHour: number, id: string): Promise<number>;
  /** Resets all counts and the setting from the start. */
  clear(): void;
}

export function createRateLimits(countsLoopbackAtStart: boolean, now: () => number): RateLimits {
  let countsLoopback = countsLoopbackAtStart;
  const limiters = new Map<string, RateLimiter>();
  const listeners: ((isEnabled: boolean) => void)[] = [];
  function set(isEnabled: boolean): void {
    countsLoopback = isEnabled;
    limiters.clear();
    for (const listener of listeners) listener(isEnabled);
  }
  function limiterOf(name: string, perHour: number): RateLimiter {
    const limit = { maxAttempts: perHour, windowMs: hourMs };
    const limiter = limiters.get(name) ?? createRateLimiter(name, limit, { countsLoopback, store: createMemoryStore(now) });
    limiters.set(name, limiter);
    return limiter;
  }
  return {
    read: () => countsLoopback,
    set,
    onSet: (listener) => void listeners.push(listener),
    take: (name, perHour, address) => limiterOf(name, perHour).take(address),
    takeBrowser: (name, perHour, id) => limiterOf(name, perHour).takeKey(`browser ${id}`),
    clear: () => set(countsLoopbackAtStart),
  };
}
