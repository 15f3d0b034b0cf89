import { z } from 'zod';
import type { Caller, Endpoint, Method } from '#lib/core/api/endpoint.ts';
import { myPath } from '#lib/core/api/endpoint.ts';
import type { ServiceName } from '#lib/core/config/services.ts';
import { pageKinds, redirects } from '#lib/pages/pages.ts';
import { operations as identityOperations, operationPrefix } from '#sandbox/identity/operations.ts';
import { listChanges } from '#sandbox/ops/changes/list-changes.ts';
import { advanceSchema, faultSchema } from '#sandbox/ops/control-bodies.ts';
import { openOps } from '../../../tests/fixtures/sandbox/ops.ts';
import { readHandlers } from '../../calls/handlers.ts';
import { schemaOf } from '../../openapi/components.ts';
import { type Example, readExamples } from '../../openapi/examples.ts';
import type { JsonObject } from '../../openapi/json.ts';
import { operations } from '../../openapi/operations.ts';
import { type BodyShape, bodyShapeOf, isAccepted } from './body-shape.ts';
import { handlerFields, sandboxRoutes } from './source-routes.ts';

export type Server = ServiceName | 'site';

/** An endpoint, with what is known about valid requests to it. */
export interface Target {
  readonly server: Server;
  readonly method: Method;
  /** With parameters as `{name}`. */
  readonly path: string;
  /** Who calls it in regular use. */
  readonly by: Caller | 'operator' | 'editor';
  readonly spec?: Endpoint;
  readonly example?: Example;
  readonly query?: BodyShape;
  /** One of them is the shape of a body. */
  readonly bodies: readonly BodyShape[];
  readonly isForm?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export function nameOf({ server, method, path, headers }: Target): string {
  const operation = headers?.['X-Amz-Target']?.slice(operationPrefix.length);
  return `${server} ${method} ${path}${operation ? ` ${operation}` : ''}`;
}

/** Every endpoint: the declared calls at their services and through the relay, and what has no declaration. */
export async function listTargets(): Promise<readonly Target[]> {
  const all = [
    ...declaredTargets(),
    ...handlerTargets(),
    ...pageTargets(),
    ...identityTargets(),
    ...consoleTargets(),
    ...(await sandboxTargets()),
  ];
  const names = new Map(all.toReversed().map((target) => [nameOf(target), target]));
  return [...names.values()].reverse();
}

function declaredTargets(): readonly Target[] {
  const examples = readExamples();
  return operations.flatMap(({ server, spec }) => {
    const target: Target = {
      server: server === 'tracking' ? 'ops' : server,
      method: spec.method,
      path: spec.path,
      by: spec.by,
      spec: { ...spec, isEndpoint: true },
      example: examples.get(`${spec.method} ${spec.path}`) ?? {},
      ...(spec.query && { query: bodyShapeOf(spec.query) }),
      bodies: spec.body ? [bodyShapeOf(spec.body)] : [],
    };
    return spec.browser ? [target, { ...target, server: 'site' as const, path: `/api/platform${myPath(spec.path)}` }] : [target];
  });
}

function handlerTargets(): readonly Target[] {
  return readHandlers().flatMap(({ address, methods, file }) =>
    methods.map((method): Target => {
      const { query, bodySchema } = handlerFields(file);
      const isReading = method === 'GET';
      return {
        server: 'site',
        method: method as Method,
        path: address,
        by: 'player',
        example: { ...(isReading && { query }) },
        bodies: isReading ? [] : [{ schema: bodySchema }],
        isForm: /auth|drafts/.test(address),
      };
    }),
  );
}

function pageTargets(): readonly Target[] {
  const page = (path: string): Target => ({ server: 'site', method: 'GET', path, by: 'anyone', bodies: [] });
  const patterns = [...pageKinds, ...Object.keys(redirects)].map((path) => `/{locale}${path === '/' ? '' : path}`);
  const own = [
    '/',
    '/locales/{locale}/default.json',
    '/cards/{file}',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/{file}',
    '/studio',
    '/studio/assets/{file}',
    '/_next/static/{file}',
    '/_next/image',
  ];
  return [...patterns.map((path) => path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, '{$1}')), ...own].map(page);
}

function identityTargets(): readonly Target[] {
  return [...identityOperations].map(([name, { shape }]) => ({
    server: 'identity',
    method: 'POST',
    path: '/',
    by: 'anyone',
    bodies: [bodyShapeOf(shape)],
    headers: { 'X-Amz-Target': `${operationPrefix}${name}`, 'Content-Type': 'application/x-amz-json-1.1' },
  }));
}

const bracket = (path: string) => path.replaceAll(/:(\w+)(?:\{(?:[^{}]|\{[^{}]*\})*\})?\??/g, '{$1}');

/** What the console reads is in its application, what it changes in the list of changes. */
function consoleTargets(): readonly Target[] {
  const { app, context } = openOps();
  const common = { server: 'ops', by: 'operator' } as const;
  const changes = listChanges(context).flatMap(({ path, body, forms }) => {
    const bodies: readonly BodyShape[] = [
      {
        schema: body instanceof z.ZodType ? withReason(schemaOf(body)) : controlSchema,
        accepts: (value) => isAccepted(body, withoutReason(value)),
      },
    ];
    const call: Target = { ...common, method: 'POST', path: bracket(`/api${path}`), bodies };
    return [call, ...forms.map((form): Target => ({ ...call, path: bracket(form.path), isForm: true }))];
  });
  const reads = app.routes
    .filter(({ method, path }) => method === 'GET' && !path.includes('*'))
    .map(({ path }): Target => ({ ...common, method: 'GET', path: bracket(path), bodies: [] }));
  return [...changes, ...reads];
}

/** Of the controls that can be reset, whose bodies are no plain shapes. */
const controlSchema = {
  anyOf: [
    { type: 'object', properties: { reset: { const: true } }, required: ['reset'] },
    schemaOf(advanceSchema),
    schemaOf(faultSchema),
  ].map(withReason),
};

function withoutReason(value: unknown): unknown {
  const { reason: _, ...rest }: { readonly reason?: unknown } = Object(value);
  return rest;
}

function withReason(schema: JsonObject): JsonObject {
  const union = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  const all = union.map((each) => ({
    ...each,
    properties: { ...each.properties, reason: { const: 'The proof of values' } },
    required: [...(each.required ?? []), 'reason'],
  }));
  return all.length === 1 ? (all[0] ?? {}) : { anyOf: all };
}

async function sandboxTargets(): Promise<readonly Target[]> {
  return (await sandboxRoutes()).map(({ server, method, path, bodies }) => ({
    server,
    method,
    path: bracket(path),
    by: server === 'content' ? 'editor' : 'player',
    bodies,
    isForm: server === 'docs' || server === 'pay',
  }));
}
