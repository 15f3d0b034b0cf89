import type { HonoRequest } from 'hono';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from './refusal.ts';

/** Throws 429 with the seconds to wait once an address exceeds its calls per hour (DEC-X-9). */
export async function requireWithinRateLimit(
  request: HonoRequest,
  { method, path }: Endpoint,
  perHour: number,
  { rateLimits }: SandboxContext,
): Promise<void> {
  const address = request.header('X-Forwarded-For')?.split(',')[0]?.trim() || undefined;
  const retryAfterSeconds = await rateLimits.take(`${method} ${path}`, perHour, address);
  if (retryAfterSeconds > 0) throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds } });
}
