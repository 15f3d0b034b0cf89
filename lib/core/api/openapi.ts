import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import { captchaHeader } from './captcha.ts';
import { callSignatureHeader, callTimestampHeader, type Endpoint, idempotencyHeader } from './endpoint.ts';
import { errorEnvelopeSchema } from './error-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document, one operation per endpoint. */
export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...ownValue(paths, endpoint.path), [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Parlour: contract of the outside services', version: '1' },
    servers: [{ url: 'http://127.0.0.1:4100', description: 'platform' }],
    paths,
    components: {
      securitySchemes: {
        site: { type: 'apiKey', in: 'header', name: 'SiteContext' },
        identityToken: { type: 'apiKey', in: 'header', name: 'Authorization' },
        bodySignature: { type: 'apiKey', in: 'header', name: 'X-Sandbox-Signature' },
      },
      schemas: { Error: schemaOf(errorEnvelopeSchema, 'output') },
    },
  };
}

const headerParameter = (name: string): Json => ({ name, in: 'header', required: true, schema: { type: 'string' } });

const securityOf = {
  anyone: { site: [] },
  player: { site: [], identityToken: [] },
  service: { bodySignature: [] },
} as const;

function operationOf(endpoint: Endpoint): Json {
  const {
    path,
    by,
    summary,
    query,
    body,
    reply,
    refusals = [],
    browser,
    captcha,
    keyed,
    signed,
    service = 'platform',
  } = endpoint;
  return {
    summary,
    operationId: `${endpoint.method.toLowerCase()}${path.replace(/[{}]/g, '').replace(/[/_-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: [service],
    'x-browser': browser === true,
    security: [securityOf[by]],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(query),
      ...(captcha ? [headerParameter(captchaHeader)] : []),
      ...(keyed ? [headerParameter(idempotencyHeader)] : []),
      ...(signed ? [headerParameter(callSignatureHeader), headerParameter(callTimestampHeader)] : []),
    ],
    ...(body && { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } }),
    responses: {
      ...(reply
        ? { 200: { description: 'Done', content: jsonContent(schemaOf(reply, 'output')) } }
        : { 204: { description: 'Done, nothing to say' } }),
      default: {
        description: ['Refused', ...refusals].join('; '),
        content: jsonContent({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}

function pathParameters(path: string): readonly Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(query: z.ZodType | undefined): readonly Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}
