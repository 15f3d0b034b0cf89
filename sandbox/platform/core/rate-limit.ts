import type { HonoRequest } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { readRequester, requesterHeader } from '#lib/core/api/requester.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from './refusal.ts';

const accountSchema = z.object({ email: z.string() });

/**
 * Throws 429 with the seconds to wait once an address, or a browser that the account in the body knows, exceeds its calls per hour
 * (DEC-X-9).
 */
export async function requireWithinRateLimit(
  request: HonoRequest,
  { method, path }: Endpoint,
  { perHour, body }: { readonly perHour: number; readonly body: unknown },
  { rateLimits, config }: SandboxContext,
): Promise<void> {
  const address = request.header('X-Forwarded-For')?.split(',')[0]?.trim() || undefined;
  const email = accountSchema.safeParse(body).data?.email ?? '';
  const requester = readRequester(request.header(requesterHeader), email, config.signingKeys.platform);
  const name = `${method} ${path}`;
  const retryAfterSeconds = requester?.isKnown
    ? await rateLimits.takeBrowser(name, perHour, requester.id)
    : await rateLimits.take(name, perHour, address);
  if (retryAfterSeconds > 0) throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds } });
}
