import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const imports = readFileSync(path.join(root, 'lib/endpoints.ts'), 'utf8').matchAll(
  /import \* as (\w+) from '#(lib\/[\w/-]+\/contract\.ts)'/g,
);
const files = new Map([...imports].map(([, domain = '', file = '']) => [domain, file]));

/** The file of a domain's contract; for the site's own calls, that of their declarations. */
export function contractFileOf(domain: string): string {
  return files.get(domain) ?? 'scripts/openapi/site.ts';
}
