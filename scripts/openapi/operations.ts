import type { EndpointSpec } from '#lib/core/api/endpoint.ts';
import { namedEndpoints } from '#lib/endpoints.ts';
import { callsWithHeaders } from './headers.ts';
import type { ServerName } from './services.ts';
import { siteOperations } from './site.ts';

/** A call of the document. `name` identifies it in generated clients. */
export interface Operation {
  readonly name: string;
  readonly domain: string;
  readonly server: ServerName;
  readonly spec: EndpointSpec;
}

export const keyOf = ({ spec }: Operation): string => `${spec.method} ${spec.path}`;

/** Every call of the outside services, then those of the site itself. */
export const operations: readonly Operation[] = [
  ...namedEndpoints.map(({ name, domain, endpoint }) => ({
    name,
    domain,
    server: endpoint.service ?? ('platform' as const),
    spec: endpoint,
  })),
  ...siteOperations,
];

const unknownNames = callsWithHeaders.filter((name) => !operations.some((operation) => operation.name === name));
if (unknownNames.length > 0)
  throw new Error(`scripts/openapi/headers.ts names calls that do not exist: ${unknownNames.join(', ')}.`);
