import type { HonoRequest } from 'hono';
import type { Endpoint } from '#lib/platform/endpoint.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from './refusal.ts';

/** Throws 429 for one call too many of an address within an hour, with the seconds to wait (DEC-X-9). */
export function requirePlace(
  request: HonoRequest,
  { method, path }: Endpoint,
  perHour: number,
  { rateLimits }: SandboxContext,
): void {
  const address = request.header('X-Forwarded-For')?.split(',')[0]?.trim() || undefined;
  const retryAfterSeconds = rateLimits.take(`${method} ${path}`, perHour, address);
  if (retryAfterSeconds > 0) throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds } });
}
