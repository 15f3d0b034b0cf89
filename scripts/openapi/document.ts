import { errorEnvelopeSchema } from '#lib/core/api/error-schema.ts';
import { webhookSignatureHeader } from '#lib/core/http/webhook-signature.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { componentsOf, type NamedShape, schemaOf } from './components.ts';
import { contractFileOf } from './contract-files.ts';
import { codesOf, errorExamples } from './errors.ts';
import type { Example } from './examples.ts';
import { answerHeaders, headerParameters } from './headers.ts';
import type { JsonObject } from './json.ts';
import { namedShapes } from './named-shapes.ts';
import { operationOf, replyName, requestName } from './operation.ts';
import { keyOf, type Operation } from './operations.ts';
import { type ServerName, serverOf } from './services.ts';
import { shareResponses } from './share-responses.ts';

/** The calls as one OpenAPI 3.1 document. Throws for a call without an example. */
export function openApiOf(operations: readonly Operation[], examples: ReadonlyMap<string, Example>): JsonObject {
  const components = componentsOf(shapesOf(operations), parametersByName(operations), namedShapes);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { server, spec } = operation;
    const example = examples.get(keyOf(operation));
    if (!example) throw new Error(`${keyOf(operation)} has no example in the examples.json beside its contract.`);
    paths[spec.path] ??= { servers: [serverOf(server)] };
    Object.assign(paths[spec.path] ?? {}, { [spec.method.toLowerCase()]: operationOf(operation, example, components) });
  }
  const shared = shareResponses(paths);
  const text = JSON.stringify(shared.paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parlour: the calls between the site and the services around it',
      version: packageFile.version,
      description:
        'Written from the contracts of the site by `npm run openapi`. docs/integrating.md explains how to replace a service.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [...new Set(operations.map(({ server }) => server))].map((name: ServerName) => serverOf(name)),
    tags: [...new Set(operations.map(({ domain }) => domain))]
      .toSorted()
      .map((name) => ({ name, description: `Contract: ${contractFileOf(name)}` })),
    paths: shared.paths,
    components: {
      securitySchemes: pick(securitySchemes, (name) => text.includes(`{"${name}":[]`) || text.includes(`,"${name}":[]`)),
      parameters: pick(headerParameters, (name) => text.includes(`"#/components/parameters/${name}"`)),
      headers: pick(answerHeaders, (name) => text.includes(`"#/components/headers/${name}"`)),
      responses: shared.responses,
      examples: errorExamples(operations.flatMap((operation) => codesOf(operation))),
      schemas: { Error: schemaOf(errorEnvelopeSchema), ...components.schemas },
    },
  };
}

const securitySchemes = {
  site: { type: 'apiKey', in: 'header', name: 'SiteContext', description: 'The site: `{"siteId":5}`.' },
  identityToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: "The player's identity token, without a prefix.",
  },
  serviceSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Sandbox-Signature',
    description: 'Between services: `t` in milliseconds, nonce `n`, `v1` the HMAC-SHA-256 in hex of `t.n.body`.',
  },
  webhookSignature: {
    type: 'apiKey',
    in: 'header',
    name: webhookSignatureHeader,
    description: '`t` in milliseconds, `v1` the HMAC-SHA-256 in base64url of `t.body`.',
  },
};

/** Every request and every answer. */
function shapesOf(operations: readonly Operation[]): readonly NamedShape[] {
  return operations.flatMap(({ name, spec }) => [
    ...(spec.body ? [{ name: requestName(name), shape: spec.body }] : []),
    ...(spec.reply ? [{ name: replyName(name), shape: spec.reply }] : []),
  ]);
}

function parametersByName(operations: readonly Operation[]): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(operations.flatMap(({ name, spec }) => (spec.query ? [[name, schemaOf(spec.query)]] : [])));
}

function pick(record: JsonObject, isUsed: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isUsed(name)));
}
