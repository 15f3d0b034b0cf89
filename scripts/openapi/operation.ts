import { isIdempotent, timeLimitOf } from '#lib/core/api/endpoint.ts';
import { isRecord } from '#lib/core/is-record.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { descriptionOf } from './comments.ts';
import { type Components, schemaOf } from './components.ts';
import { codesByStatus, exampleName } from './errors.ts';
import type { Example } from './examples.ts';
import { requestHeaders, responseHeaders } from './headers.ts';
import type { JsonObject } from './json.ts';
import type { Operation } from './operations.ts';

const securityOf = {
  anyone: { site: [] },
  player: { site: [], identityToken: [] },
  service: { serviceSignature: [] },
} as const;

function securityFor({ server, spec }: Operation): readonly JsonObject[] {
  if (server === 'site') return spec.by === 'service' ? [{ webhookSignature: [] }] : [];
  // A call that the site signs has its signature in two headers.
  return [spec.signed && spec.by === 'service' ? securityOf.anyone : securityOf[spec.by]];
}

export function operationOf(operation: Operation, example: Example, components: Components): JsonObject {
  const { name, domain, server, spec } = operation;
  const headers = responseHeaders(name, spec);
  const description = descriptionOf(domain, name);
  return {
    summary: spec.summary,
    ...(description && { description }),
    operationId: name,
    tags: [domain],
    'x-service': server,
    'x-browser': spec.browser === true,
    ...(server !== 'site' && { 'x-time-limit-ms': timeLimitOf(spec), 'x-retried': isIdempotent(spec) }),
    security: securityFor(operation),
    parameters: parametersOf(operation, example, components),
    ...(spec.body && {
      requestBody: { required: true, content: jsonContent(components.refTo(requestName(name)), example.body) },
    }),
    responses: {
      ...(spec.reply
        ? {
            200: {
              description: 'Done',
              ...(headers && { headers }),
              content: jsonContent(components.refTo(replyName(name)), example.reply),
            },
          }
        : { 204: { description: 'Done, nothing to say' } }),
      ...errorResponses(operation),
    },
  };
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
export const requestName = (name: string): string => `${capitalised(name)}Request`;
export const replyName = (name: string): string => `${capitalised(name)}Reply`;

function jsonContent(schema: JsonObject, example: unknown): JsonObject {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function errorResponses(operation: Operation): JsonObject {
  return Object.fromEntries(
    [...codesByStatus(operation)].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            examples: Object.fromEntries(
              codes.map((code) => [exampleName(code), { $ref: `#/components/examples/${exampleName(code)}` }]),
            ),
          },
        },
      },
    ]),
  );
}

function parametersOf({ name, spec }: Operation, example: Example, components: Components): readonly JsonObject[] {
  const { path, query } = spec;
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      example: ownValue(example.params, parameter),
    })),
    ...queryParameters(query && schemaOf(query), example, components),
    ...requestHeaders(name, spec),
  ];
}

function queryParameters(schema: JsonObject | undefined, { query }: Example, components: Components): readonly JsonObject[] {
  const properties = isRecord(schema?.properties) ? schema.properties : {};
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(properties).map(([name, member]) => {
    const example = ownValue(query, name);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      schema: isRecord(member) ? components.inline(member) : {},
      ...(example !== undefined && { example: typedExample(member, example) }),
    };
  });
}

/** A value of a query, which is text, as its schema types it. */
function typedExample(schema: unknown, text: string): string | number {
  return isRecord(schema) && (schema.type === 'integer' || schema.type === 'number') ? Number(text) : text;
}
