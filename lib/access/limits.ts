import 'server-only';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { createRateLimiter, hourMs, type RateLimiter } from '#lib/core/http/rate-limit.ts';
import { rateLimitKey } from './gate.ts';

const limiters = new Map<Endpoint, RateLimiter>();

/** DEC-X-9: counts a call of an endpoint with `perHour`; over the limit, returns an error that says how long to wait. */
export function checkRateLimit(request: Request, endpoint: Endpoint): CallError | undefined {
  const { perHour } = endpoint;
  if (perHour === undefined) return undefined;
  const limiter =
    limiters.get(endpoint) ?? createRateLimiter({ maxAttempts: perHour, windowMs: hourMs }, siteConfig().RATE_LIMIT === 'on');
  limiters.set(endpoint, limiter);
  return checkLimiter(limiter, request);
}

/** Counts an attempt; returns an error if it exceeds the limit. */
export function checkLimiter(limiter: RateLimiter, request: Request): CallError | undefined {
  const key = rateLimitKey(request);
  if (limiter.allows(key)) return undefined;
  const additionalInfo = { retryAfterSeconds: limiter.secondsLeft(key) };
  return new CallError('network', envelopeOf(429, 'error.too_many_requests', { additionalInfo }));
}
