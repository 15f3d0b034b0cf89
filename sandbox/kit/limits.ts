import { createRateLimiter, hourMs, type RateLimiter } from '#lib/access/rate-limit.ts';

/** The limits of DEC-X-9 by address. Calls from this machine count only while the operator has switched that on. */
export interface LimitBoard {
  read(): boolean;
  set(countsLoopback: boolean): void;
  /** Counts one call of an address; gives the seconds to wait when it is one too many, 0 otherwise. */
  take(name: string, perHour: number, address: string | undefined): number;
  /** Forgets every call, and goes back to how the sandbox was started. */
  clear(): void;
}

export function createLimitBoard(isOnAtStart: boolean, now: () => number): LimitBoard {
  let isOn = isOnAtStart;
  const limiters = new Map<string, RateLimiter>();
  function set(countsLoopback: boolean): void {
    isOn = countsLoopback;
    limiters.clear();
  }
  return {
    read: () => isOn,
    set,
    take(name, perHour, address) {
      const limiter = limiters.get(name) ?? createRateLimiter({ most: perHour, windowMs: hourMs }, isOn, now);
      limiters.set(name, limiter);
      return limiter.allows(address) ? 0 : limiter.secondsLeft(address);
    },
    clear: () => set(isOnAtStart),
  };
}
