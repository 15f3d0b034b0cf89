import { type Endpoint, myPath } from './endpoint.ts';

interface Pattern {
  readonly endpoint: Endpoint;
  readonly parts: readonly string[];
}

interface Found {
  readonly endpoint: Endpoint;
  readonly params: Record<string, string>;
}

const patterns = new WeakMap<readonly Endpoint[], ReadonlyMap<string, readonly Pattern[]>>();
const keyOf = (method: string, { length }: readonly string[]) => `${method} ${length}`;

/** The endpoints of browsers by method and number of parts, in the order of the list. */
function patternsOf(endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Pattern[]> {
  const known = patterns.get(endpoints);
  if (known) return known;
  const all = endpoints
    .filter(({ browser }) => browser)
    .map((endpoint) => ({ endpoint, parts: myPath(endpoint.path).split('/') }));
  const grouped = Map.groupBy(all, ({ endpoint, parts }) => keyOf(endpoint.method, parts));
  patterns.set(endpoints, grouped);
  return grouped;
}

/** The first endpoint for browsers that a path such as `/player/me/wallet` fits, with the path's parameters. */
export function findEndpoint(endpoints: readonly Endpoint[], method: string, path: string): Found | undefined {
  const given = path.split('/');
  for (const { endpoint, parts } of patternsOf(endpoints).get(keyOf(method, given)) ?? []) {
    const params = matchParts(parts, given);
    if (params) return { endpoint, params };
  }
  return undefined;
}

function matchParts(expected: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [at, part] of expected.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('{')) {
      if (!/^(?!\.+$)[\w.-]{1,64}$/.test(value)) return undefined;
      params[part.slice(1, -1)] = value;
    } else if (part !== value) return undefined;
  }
  return params;
}
