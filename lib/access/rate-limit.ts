export interface RateLimit {
  readonly most: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Counts one attempt of an address; false when it is one too many. An unknown address is counted with this machine's. */
  allows(address: string | undefined): boolean;
  /** Whole seconds until the address has a place again; 0 when it has one. */
  secondsLeft(address: string | undefined): number;
}

export const hourMs = 3_600_000;

/** DEC-X-9: sign-ins of one address, whichever account they are for. The account's own limit is the identity service's. */
export const signInLimit: RateLimit = { most: 50, windowMs: hourMs };

const keptAtMost = 10_000;
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

/** Counts in memory, per instance. This machine's own address is not counted unless `countsLoopback`. */
export function createRateLimiter({ most, windowMs }: RateLimit, countsLoopback: boolean, now = Date.now): RateLimiter {
  const attempts = new Map<string, number[]>();
  const recentOf = (key: string) => (attempts.get(key) ?? []).filter((at) => at > now() - windowMs);
  return {
    allows(address) {
      const isLoopback = address === undefined || loopback.test(address);
      if (isLoopback && !countsLoopback) return true;
      const key = address ?? '';
      const recent = recentOf(key);
      const isAllowed = recent.length < most;
      if (isAllowed) recent.push(now());
      attempts.delete(key);
      if (attempts.size >= keptAtMost) attempts.delete(attempts.keys().next().value ?? '');
      attempts.set(key, recent);
      return isAllowed;
    },
    secondsLeft(address) {
      const recent = recentOf(address ?? '');
      const [oldest] = recent;
      return oldest === undefined || recent.length < most ? 0 : Math.ceil((oldest + windowMs - now()) / 1_000);
    },
  };
}
