import { createMemoryStore, createRateLimiter, hourMs, type RateLimiter } from '#lib/core/http/rate-limit.ts';

/** Rate limits by IP address (DEC-X-9). Calls from loopback addresses count only if enabled. */
export interface RateLimits {
  read(): boolean;
  set(isEnabled: boolean): void;
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
  function set(isEnabled: boolean): void {
    countsLoopback = isEnabled;
    limiters.clear();
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
    take: (name, perHour, address) => limiterOf(name, perHour).take(address),
    takeBrowser: (name, perHour, id) => limiterOf(name, perHour).takeKey(`browser ${id}`),
    clear: () => set(countsLoopbackAtStart),
  };
}
