import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { refuse } from './refusals.ts';

/** Requires the operator's name and password (HTTP Basic). */
export function requireOperator({ operator }: SandboxConfig): MiddlewareHandler {
  return basicAuth({
    username: operator.user,
    password: operator.password,
    realm: 'Parlour sandbox',
    invalidUserMessage: { status: 401, code: 'error.forbidden', message: 'Sign in with the operator name and password.' },
  });
}

/**
 * Browsers attach Basic credentials to cross-site requests too, so changes must come from this origin. Clients other than
 * browsers send no origin and are accepted.
 */
export const requireSameOrigin: MiddlewareHandler = async (c, next) => {
  const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (changes && !isSameOrigin(c.req.raw)) return refuse(envelopeOf(403, 'error.origin'));
  await next();
};

export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('Origin');
  return origin === null || origin === new URL(request.url).origin;
}
