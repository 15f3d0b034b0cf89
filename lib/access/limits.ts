import { hourMs } from '#lib/core/time/durations.ts';
import 'server-only';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { createRateLimiter, type RateLimit, type RateLimiter } from '#lib/core/http/rate-limit.ts';
import { openAttempts } from '#lib/core/redis/attempts.ts';
import { rateLimitKey } from './gate.ts';

/** Counts a request; throws `CallError` (429), which says how long to wait, once its address exceeds the limit. */
type CheckLimit = (request: Request) => Promise<void>;
/** The same for a player or a browser, by an id. */
type CheckKey = (id: string) => Promise<void>;

/** The limiter exists from the first request on, because a build has no configuration. */
function limiterOf(name: string, limit: RateLimit): () => RateLimiter {
  let limiter: RateLimiter | undefined;
  return () => {
    limiter ??= createRateLimiter(name, limit, { ...siteConfig(), store: openAttempts() });
    return limiter;
  };
}

function requireNoWait(retryAfterSeconds: number): void {
  if (retryAfterSeconds === 0) return;
  throw new CallError('network', envelopeOf(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds } }));
}

/** DEC-X-9: a limit by IP address. Requests without a known address share one count. */
export function limitRequests(name: string, limit: RateLimit): CheckLimit {
  const limiter = limiterOf(name, limit);
  return async (request) => requireNoWait(await limiter().take(rateLimitKey(request)));
}

/** DEC-X-9: a limit by player or browser, whatever addresses it uses. */
export function limitKeys(name: string, limit: RateLimit): CheckKey {
  const limiter = limiterOf(name, limit);
  return async (id) => requireNoWait(await limiter().takeKey(id));
}

/** Changes of one kind by one player in an hour, where nothing else is said; no page makes as many. */
const changesPerHour = 600;

/** DEC-X-9: the limit of a handler by which a player changes something. */
export function limitChanges(name: string): CheckKey {
  return limitKeys(name, { maxAttempts: changesPerHour, windowMs: hourMs });
}

interface EndpointChecks {
  readonly byAddress: CheckLimit | undefined;
  readonly byPlayer: CheckKey | undefined;
}

function checksFor({ method, path, by, perHour, perHourOfPlayer }: Endpoint): EndpointChecks {
  const name = `${method} ${path}`;
  const ofPlayer = by === 'player' ? (perHourOfPlayer ?? perHour ?? (method === 'GET' ? undefined : changesPerHour)) : undefined;
  const limit = (maxAttempts: number) => ({ maxAttempts, windowMs: hourMs });
  return {
    byAddress: perHour === undefined ? undefined : limitRequests(name, limit(perHour)),
    byPlayer: ofPlayer === undefined ? undefined : limitKeys(name, limit(ofPlayer)),
  };
}

const checks = new Map<Endpoint, EndpointChecks>();

/** DEC-X-9: counts a call of an endpoint by its address and by its player. Throws `CallError` (429). */
export async function checkRateLimit(request: Request, endpoint: Endpoint, playerId?: string): Promise<void> {
  const { byAddress, byPlayer } = checks.get(endpoint) ?? checksFor(endpoint);
  checks.set(endpoint, { byAddress, byPlayer });
  await byAddress?.(request);
  if (playerId !== undefined) await byPlayer?.(playerId);
}
