import { LRUCache } from 'lru-cache';

export interface RateLimit {
  readonly maxAttempts: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Counts one attempt of an address; false if it exceeds the limit. An unknown address counts as loopback. */
  allows(address: string | undefined): boolean;
  /** Seconds until the next attempt of the address is allowed, rounded up; 0 if it is allowed now. */
  secondsLeft(address: string | undefined): number;
}

export const hourMs = 3_600_000;

/** DEC-X-9: sign-ins of one address, over all accounts. The limit per account is the identity service's. */
export const signInLimit: RateLimit = { maxAttempts: 50, windowMs: hourMs };

const maxAddresses = 10_000;
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Counts in memory, per instance, in a sliding window with an injected clock, both of which `rate-limiter-flexible` lacks. Loopback addresses count only with `countsLoopback`. */
export function createRateLimiter({ maxAttempts, windowMs }: RateLimit, countsLoopback: boolean, now = Date.now): RateLimiter {
  const attempts = new LRUCache<string, readonly number[]>({ max: maxAddresses });
  const recentOf = (key: string) => (attempts.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    allows(address) {
      const isLoopback = address === undefined || loopback.test(address);
      if (isLoopback && !countsLoopback) return true;
      const key = address ?? '';
      const recent = recentOf(key);
      const isAllowed = recent.length < maxAttempts;
      attempts.set(key, isAllowed ? [...recent, now()] : recent);
      return isAllowed;
    },
    secondsLeft(address) {
      const recent = recentOf(address ?? '');
      const [oldest] = recent;
      return oldest === undefined || recent.length < maxAttempts ? 0 : Math.ceil((oldest + windowMs - now()) / 1_000);
    },
  };
}
