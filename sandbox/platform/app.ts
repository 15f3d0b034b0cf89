import { type Context, Hono } from 'hono';
import { idempotencyHeader } from '#lib/core/api/endpoint.ts';
import { type ErrorEnvelope, envelopeOf, retryHeader } from '#lib/core/api/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createRequestVerifier, type RequestVerifier } from '#sandbox/kit/http/signature.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import { requireCaptcha } from './core/captcha.ts';
import { requireWithinRateLimit } from './core/rate-limit.ts';
import { Refusal } from './core/refusal.ts';
import {
  readBody,
  readQuery,
  requireLiveSession,
  requirePlayer,
  requireServiceSignature,
  requireSite,
  requireSiteSignature,
  type VerifyIdToken,
} from './core/request-checks.ts';
import type { Route } from './core/route.ts';
import { requireNotBlocked } from './players/blocked-refusal.ts';
import { findPlayer } from './players/find-player.ts';
import { requireRegistrationToken } from './registration/token.ts';

export interface AppOptions {
  readonly context: SandboxContext;
  readonly verifyIdToken: VerifyIdToken;
  /** Validates every response body against the contract; used by tests. */
  readonly checkReplies?: boolean;
}

/** Builds the HTTP app: every route behind the checks that its endpoint declares. */
export function createPlatformApp(routes: readonly Route[], options: AppOptions): Hono {
  const app = new Hono();
  const verifier = createRequestVerifier();
  const methods = new Map<string, string[]>();
  for (const { endpoint, handle } of routes) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, path, (c) => handleRequest(c, { endpoint, handle }, { ...options, verifier }));
  }
  for (const [path, allowed] of methods) app.all(path, () => methodNotAllowed(allowed));
  app.notFound(() => send(envelopeOf(404, 'error.not_found')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return send(error.envelope, retryHeader(error.envelope));
    return handleUnexpectedError('platform')(error, c);
  });
  return app;
}

async function handleRequest(
  c: Context,
  { endpoint, handle }: Route,
  options: AppOptions & { readonly verifier: RequestVerifier },
): Promise<Response> {
  requireSite(c.req);
  const { playerId: pathPlayer, ...params } = c.req.param() as Record<string, string>;
  const claims = endpoint.by === 'player' ? await requirePlayer(c.req, pathPlayer, options.verifyIdToken) : undefined;
  const playerId = claims?.player_id ?? '';
  if (claims) {
    // First, so that a blocked player learns the reason (DEC-X-5).
    const player = await findPlayer(options.context.database, playerId);
    if (player) requireNotBlocked(player, options.context.clock.now());
    await requireLiveSession(options.context.database, claims);
  }
  if (endpoint.by === 'service') await requireServiceSignature(c.req, options.context.config.serviceSecret, options.verifier);
  if (endpoint.signed) await requireSiteSignature(c.req, options.context.config.signingKeys.platform);
  const query = readQuery(c.req, endpoint.query);
  const body = await readBody(c.req, endpoint.body);
  if (endpoint.perHour !== undefined) {
    await requireWithinRateLimit(c.req, endpoint, { perHour: endpoint.perHour, body }, options.context);
  }
  if (endpoint.registration === 'continues') requireRegistrationToken(c.req, body, options.context);
  if (endpoint.captcha) await requireCaptcha(c.req, options.context.config);
  const responseHeaders = new Headers({ 'Cache-Control': 'no-store' });
  const reply = await handle({
    playerId,
    signInId: claims?.origin_jti ?? '',
    params,
    query,
    body,
    idempotencyKey: c.req.header(idempotencyHeader),
    requestHeaders: c.req.raw.headers,
    responseHeaders,
    context: options.context,
  });
  if (!endpoint.reply) return c.body(null, 204);
  if (options.checkReplies) endpoint.reply.parse(reply);
  return Response.json(reply, { headers: responseHeaders });
}

function methodNotAllowed(allowed: readonly string[]): Response {
  const code = 'error.method.not_allowed';
  return send({ status: 405, code, message: 'This method is not allowed here.' }, { Allow: allowed.join(', ') });
}

function send(envelope: ErrorEnvelope, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(envelope, { status: envelope.status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
