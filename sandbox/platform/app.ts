import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { idempotencyHeader } from '#lib/platform/endpoint.ts';
import { type ErrorEnvelope, envelopeOf, retryHeader } from '#lib/platform/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { answerBroken } from '#sandbox/kit/trace.ts';
import { readBody, readQuery, requirePlayer, requireService, requireSigned, requireSite, type VerifyIdToken } from './ask.ts';
import { requireAdmitted } from './blocked.ts';
import { requirePerson } from './person.ts';
import { requirePlace } from './place.ts';
import { Refusal } from './refusal.ts';
import type { Served } from './serve.ts';

export interface AppOptions {
  readonly context: SandboxContext;
  readonly verifyIdToken: VerifyIdToken;
  /** Parses every reply by the contract before it leaves; for tests. */
  readonly checkReplies?: boolean;
}

const maxBodyBytes = 256 * 1024;

/** The platform's HTTP: every served endpoint behind the checks of decisions.md, "Conventions". */
export function createPlatformApp(served: readonly Served[], options: AppOptions): Hono {
  const app = new Hono();
  const methods = new Map<string, string[]>();
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: () => send(envelopeOf(413, 'error.body.too_large')) }));
  for (const { endpoint, answer } of served) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, path, (c) => answerOne(c, { endpoint, answer }, options));
  }
  for (const [path, allowed] of methods) app.all(path, () => refuseMethod(allowed));
  app.notFound(() => send(envelopeOf(404, 'error.not_found')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return send(error.envelope, retryHeader(error.envelope));
    return answerBroken('platform')(error, c);
  });
  return app;
}

async function answerOne(c: Context, { endpoint, answer }: Served, options: AppOptions): Promise<Response> {
  requireSite(c.req);
  const { playerId: pathPlayer, ...params } = c.req.param() as Record<string, string>;
  const playerId = endpoint.by === 'player' ? await requirePlayer(c.req, pathPlayer, options.verifyIdToken) : '';
  if (playerId) await requireAdmitted(options.context, playerId);
  if (endpoint.by === 'service') await requireService(c.req, options.context.config.serviceSecret);
  if (endpoint.signed) await requireSigned(c.req, options.context.config.signingKey);
  const query = readQuery(c.req, endpoint.query);
  const body = await readBody(c.req, endpoint.body);
  if (endpoint.perHour !== undefined) requirePlace(c.req, endpoint, endpoint.perHour, options.context);
  if (endpoint.captcha) await requirePerson(c.req, options.context.config);
  const answerHeaders = new Headers({ 'Cache-Control': 'no-store' });
  const reply = await answer({
    playerId,
    params,
    query,
    body,
    idempotencyKey: c.req.header(idempotencyHeader),
    answerHeaders,
    context: options.context,
  });
  if (!endpoint.reply) return c.body(null, 204);
  if (options.checkReplies) endpoint.reply.parse(reply);
  return Response.json(reply, { headers: answerHeaders });
}

function refuseMethod(allowed: readonly string[]): Response {
  const code = 'error.method.not_allowed';
  return send({ status: 405, code, message: 'This method is not allowed here.' }, { Allow: allowed.join(', ') });
}

function send(envelope: ErrorEnvelope, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(envelope, { status: envelope.status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
