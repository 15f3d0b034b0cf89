import 'server-only';
import { siteConfig } from '#lib/config/site.ts';
import type { Endpoint } from '#lib/platform/endpoint.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { countedAs } from './gate.ts';
import { createRateLimiter, hourMs, type RateLimiter } from './rate-limit.ts';

const limiters = new Map<Endpoint, RateLimiter>();

/** DEC-X-9: counts a call where the contract limits an address; the refusal of one too many says how long to wait. */
export function refusalAtTheLimit(request: Request, endpoint: Endpoint): CallError | undefined {
  const { perHour } = endpoint;
  if (perHour === undefined) return undefined;
  const limiter =
    limiters.get(endpoint) ?? createRateLimiter({ most: perHour, windowMs: hourMs }, siteConfig().RATE_LIMIT === 'on');
  limiters.set(endpoint, limiter);
  return refusalBeyond(limiter, request);
}

/** Counts an attempt; the refusal of one too many. */
export function refusalBeyond(limiter: RateLimiter, request: Request): CallError | undefined {
  const who = countedAs(request);
  if (limiter.allows(who)) return undefined;
  const additionalInfo = { retryAfterSeconds: limiter.secondsLeft(who) };
  return new CallError('network', envelopeOf(429, 'error.too_many_requests', { additionalInfo }));
}
