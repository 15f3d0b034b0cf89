import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import type { Operator } from '#sandbox/kit/operators.ts';
import type { OpsEnv } from './changes/change.ts';
import { refuse } from './refusals.ts';
import { runAsOperator } from './roles.ts';

/** Requires an operator's name and password (HTTP Basic), and keeps name and role for what the operator changes. */
export function requireOperator({ operators }: SandboxConfig): MiddlewareHandler<OpsEnv> {
  const requirePassword = checkPasswords(operators);
  return (c, next) => requirePassword(c, () => runAsOperator(c.get('operator'), next));
}

function checkPasswords(operators: readonly Operator[]): MiddlewareHandler<OpsEnv> {
  const [first, ...others] = operators.map(({ user, password }) => ({ username: user, password }));
  if (!first) throw new Error('The console has no operator.');
  return basicAuth(
    {
      ...first,
      realm: 'Parlour sandbox',
      invalidUserMessage: { status: 401, code: 'error.forbidden', message: 'Sign in with the operator name and password.' },
      onAuthSuccess(c, username) {
        const found = operators.find(({ user }) => user === username);
        if (found) c.set('operator', { user: found.user, role: found.role });
      },
    },
    ...others,
  );
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

/** The pages have no scripts. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export const setSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'same-origin');
};
