import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Method } from '#lib/core/api/endpoint.ts';
import { type ServiceName, serviceNames } from '#lib/core/config/services.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { dataset, projectId } from '#sandbox/content/names.ts';
import { poolId } from '#sandbox/identity/pool.ts';
import type { JsonObject } from '../../openapi/json.ts';
import { root } from '../../root.ts';
import { type BodyShape, bodyShapeOf } from './body-shape.ts';

/** A route of a service that no contract declares, with the shapes of bodies that its service knows. */
interface SourceRoute {
  readonly server: ServiceName;
  readonly method: Method;
  readonly path: string;
  readonly bodies: readonly BodyShape[];
}

const registration = /\b(app|api)\.(get|post|put|delete)\(\s*(?:(['"`])(\/[^'"`]*|\$\{[^'"`]*)\3|path,)/g;
const namedPath = /const path = `([^`]+)`/;
/** `post('/play/open', …)`: local functions that register a route. */
const localRegistration = /^\s{2,4}post\('(\/[\w/]+)'/gm;

/** The routes in the sources of all services but the console, whose application lists its own. */
export async function sandboxRoutes(): Promise<readonly SourceRoute[]> {
  const services = serviceNames.filter((name) => name !== 'ops' && name !== 'platform');
  const routes = await Promise.all(services.map(routesOf));
  return routes.flat();
}

async function routesOf(server: ServiceName): Promise<readonly SourceRoute[]> {
  const files = sourcesOf(server);
  const bodies = await shapesIn(files);
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const named = namedPath.exec(source)?.[1] ?? '';
    const registered = [...source.matchAll(registration)]
      .map(([, app = '', method = '', , address = named]) => ({
        method: method.toUpperCase() as Method,
        path: `${app === 'api' ? '/api' : ''}${fillIn(address)}`,
      }))
      .filter((route) => route.path !== '');
    const local = [...source.matchAll(localRegistration)].map(([, address = '']) => ({ method: 'POST' as const, path: address }));
    return [...registered, ...local].map((route) => ({
      server,
      ...route,
      bodies: route.method === 'GET' ? [] : bodies,
    }));
  });
}

function sourcesOf(server: ServiceName): readonly string[] {
  return globSync(`sandbox/${server}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/client\//.test(file))
    .toSorted();
}

const constants: Readonly<Record<string, string>> = {
  versionPath: '/v2021-08-31',
  projectId,
  dataset,
  poolId,
};

/** Template literals with their constants; a version as the site's own client writes it. */
function fillIn(address: string): string {
  return address.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => ownValue(constants, name) ?? ':part');
}

/** The shapes that modules export. */
async function shapesIn(files: readonly string[]): Promise<readonly BodyShape[]> {
  const found: BodyShape[] = [];
  for (const file of files) {
    if (!/export const \w+Schema\b/.test(readFileSync(path.join(root, file), 'utf8'))) continue;
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(path.join(root, file)).href);
    for (const value of Object.values(exported)) if (value instanceof z.ZodObject) found.push(bodyShapeOf(value));
  }
  return found.length > 0 ? found : [{ schema: { type: 'object', properties: {} } }];
}

const kinds: readonly (readonly [pattern: RegExp, schema: JsonObject])[] = [
  [/^z\.int|^z\.coerce\.number/, { type: 'integer', minimum: 1, maximum: 60 }],
  [/^z\.literal\(true\)|^z\.boolean/, { const: true }],
  [/^z\.object/, { type: 'object' }],
];

/** What a handler of the site reads: an example of its query from its comment, and the members of its shape by name. */
export function handlerFields(file: string): { readonly query: Record<string, string>; readonly bodySchema: JsonObject } {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [, shown = ''] = /`(?:GET )?\/api\/[^`?]*\?([^`]*)`/.exec(source) ?? [];
  const query = Object.fromEntries(new URLSearchParams(shown));
  for (const [, name = ''] of source.matchAll(/searchParams\.get\('(\w+)'\)/g)) query[name] ??= '';
  const members = [...source.matchAll(/\b(\w+): (z\.[^,]*)/g)].map(
    ([, name = '', text = '']) => [name, schemaOfText(text)] as const,
  );
  return {
    query,
    bodySchema: { type: 'object', properties: Object.fromEntries(members), required: members.map(([name]) => name) },
  };
}

function schemaOfText(text: string): JsonObject {
  const [, options] = /^z\.enum\(\[([^\]]*)/.exec(text) ?? [];
  if (options) return { enum: [...options.matchAll(/'([^']*)'/g)].map(([, option]) => option) };
  return kinds.find(([pattern]) => pattern.test(text))?.[1] ?? { type: 'string' };
}
