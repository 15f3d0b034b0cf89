import { LRUCache } from 'lru-cache';
import { hourMs } from '../time/durations.ts';
import { isLoopback, networksOf } from './address.ts';

export interface RateLimit {
  readonly maxAttempts: number;
  readonly windowMs: number;
}

/** Counts attempts in a sliding window. Asynchronous, so that instances can share a store over the network. */
export interface AttemptStore {
  /** Counts an attempt of the key and returns 0; at the limit, counts nothing and returns the milliseconds to wait. */
  take(key: string, limit: RateLimit): Promise<number>;
  /** The milliseconds until `take` would count an attempt. */
  wait(key: string, limit: RateLimit): Promise<number>;
  clear(key: string): Promise<void>;
}

const maxKeys = 10_000;

/** The attempts of this process, with an injected clock. */
export function createMemoryStore(now = Date.now): AttemptStore {
  // With `max` it would take the memory of all keys at once, for each of the limits.
  const attempts = new LRUCache<string, readonly number[]>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  const recentOf = (key: string, { windowMs }: RateLimit) => (attempts.get(key) ?? []).filter((at) => at > now() - windowMs);
  function waitOf(recent: readonly number[], { maxAttempts, windowMs }: RateLimit): number {
    const [oldest] = recent;
    return oldest === undefined || recent.length < maxAttempts ? 0 : oldest + windowMs - now();
  }
  return {
    async take(key, limit) {
      const recent = recentOf(key, limit);
      const waitMs = waitOf(recent, limit);
      attempts.set(key, waitMs > 0 ? recent : [...recent, now()]);
      return waitMs;
    },
    wait: async (key, limit) => waitOf(recentOf(key, limit), limit),
    async clear(key) {
      attempts.delete(key);
    },
  };
}

export interface RateLimiter {
  /** Counts one attempt of an address; resolves to 0, or to the seconds until the next attempt is allowed. */
  take(address: string | undefined): Promise<number>;
  /** The same for anything else that has a key: a player, a browser. */
  takeKey(key: string): Promise<number>;
}

/** How many times the attempts of one network are allowed to those of a /48 network together. */
const wideFactor = 8;

/** A limit, and the one of a /48 network that a client can have many networks of. */
export function wideLimit({ maxAttempts, windowMs }: RateLimit): RateLimit {
  return { maxAttempts: maxAttempts * wideFactor, windowMs };
}

/** DEC-X-9: sign-ins of one address, over all accounts. The limit per account is the identity service's. */
export const signInLimit: RateLimit = { maxAttempts: 50, windowMs: hourMs };

interface LimiterOptions {
  /** Whether attempts of this machine, and of unknown addresses, count. */
  readonly countsLoopback: boolean;
  readonly store?: AttemptStore;
}

/**
 * Limits attempts per IPv4 address or IPv6 /64 network, and those of a /48 network together; an unknown address counts as
 * loopback. `name` parts the limits in a shared store.
 */
export function createRateLimiter(
  name: string,
  limit: RateLimit,
  { countsLoopback, store = createMemoryStore() }: LimiterOptions,
): RateLimiter {
  const seconds = (waitMs: number) => Math.ceil(waitMs / 1_000);
  async function takeKey(key: string): Promise<number> {
    return seconds(await store.take(`${name} ${key}`, limit));
  }
  return {
    takeKey,
    async take(address) {
      if (address === undefined || isLoopback(address)) return countsLoopback ? takeKey('loopback') : 0;
      const { own, widest } = networksOf(address);
      if (own === widest) return takeKey(own);
      // A network that has no attempts left must neither use up those of its neighbours nor add keys to the store.
      const waitMs = await store.wait(`${name} ${widest}`, wideLimit(limit));
      const wait = waitMs > 0 ? seconds(waitMs) : await takeKey(own);
      if (wait === 0) await store.take(`${name} ${widest}`, wideLimit(limit));
      return wait;
    },
  };
}
