import 'server-only';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { createRateLimiter, hourMs, type RateLimit, type RateLimiter } from '#lib/core/http/rate-limit.ts';
import { rateLimitKey } from './gate.ts';

/** Counts a request; resolves to an error that says how long to wait once its address exceeds the limit. */
export type CheckLimit = (request: Request) => Promise<CallError | undefined>;

/** DEC-X-9: a limit by IP address. An unknown address counts only with `RATE_LIMIT=on`. */
export function limitRequests(name: string, limit: RateLimit): CheckLimit {
  let limiter: RateLimiter | undefined;
  return async (request) => {
    const { countsLoopback, RATE_LIMIT } = siteConfig();
    const key = rateLimitKey(request);
    if (key === undefined && RATE_LIMIT !== 'on') return undefined;
    limiter ??= createRateLimiter(name, limit, { countsLoopback });
    const retryAfterSeconds = await limiter.take(key);
    if (retryAfterSeconds === 0) return undefined;
    return new CallError('network', envelopeOf(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds } }));
  };
}

const checks = new Map<Endpoint, CheckLimit>();

/** DEC-X-9: counts a call of an endpoint with `perHour`. */
export async function checkRateLimit(request: Request, endpoint: Endpoint): Promise<CallError | undefined> {
  const { perHour, method, path } = endpoint;
  if (perHour === undefined) return undefined;
  const check = checks.get(endpoint) ?? limitRequests(`${method} ${path}`, { maxAttempts: perHour, windowMs: hourMs });
  checks.set(endpoint, check);
  return check(request);
}
