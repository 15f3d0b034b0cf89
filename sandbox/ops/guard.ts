import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { envelopeOf } from '#lib/platform/errors.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import { refuse } from './refusals.ts';

/** Asks for the operator's name and password. */
export function requireOperator({ operator }: SandboxConfig): MiddlewareHandler {
  return basicAuth({
    username: operator.user,
    password: operator.password,
    realm: 'Parlour sandbox',
    invalidUserMessage: { status: 401, code: 'error.forbidden', message: 'Operators only: name and password, please.' },
  });
}

/**
 * A browser sends the operator's password along with any page's request, so a change has to come from this origin.
 * Callers that are no browser say nothing about their origin and pass.
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
