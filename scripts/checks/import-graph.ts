import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const roots = ['app', 'components', 'lib', 'sandbox', 'middleware.ts', 'instrumentation.ts'];

/** Checks the imports of a checkout against `.dependency-cruiser.mjs`. `baseDir` is an absolute path. */
export async function readImports(baseDir: string): Promise<ICruiseResult> {
  const { options, forbidden } = config;
  const folders = roots.filter((name) => existsSync(path.join(baseDir, name)));
  const { output } = await cruise(folders, { ...options, baseDir, ruleSet: { forbidden }, validate: true } as never);
  if (typeof output === 'string') throw new Error('expected a result object');
  return output;
}

/** One message per violation: the rule's name and the import. */
export function describeViolations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

/** The domain that a file belongs to: a folder of `components` or `lib`, one of `lib/core`, or a service of the sandbox and its port. */
function domainOf(file: string): string | undefined {
  const [layer, domain = '', part] = file.split('/');
  if (layer === 'components') return `components/${domain}`;
  if (layer === 'sandbox' && part !== undefined) return sandboxDomainOf(domain, part);
  if (layer !== 'lib') return undefined;
  return domain === 'core' ? `lib/core/${part}` : `lib/${domain}`;
}

/** The platform's domains are its folders; `app.ts` and `service.ts` put them together. */
function sandboxDomainOf(service: string, part: string): string {
  if (/^port(\.ts)?$/.test(part)) return `sandbox/${service}/port`;
  return service === 'platform' && !part.endsWith('.ts') ? `sandbox/platform/${part}` : `sandbox/${service}`;
}

/** Which domains import which, including type-only imports, excluding tests. */
export function domainImports(modules: readonly Pick<IModule, 'source' | 'dependencies'>[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = source.includes('.test.') ? undefined : domainOf(source);
    if (!from) continue;
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      const to = domainOf(resolved);
      if (to && to !== from) known.add(to);
    }
  }
  return imports;
}

/** Domains that import each other, directly or indirectly; each cycle is listed once. */
export function findCircles(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles = new Map<string, string[]>();
  const finished = new Set<string>();
  const visit = (domain: string, path: readonly string[]): void => {
    const start = path.indexOf(domain);
    if (start >= 0) {
      const circle = path.slice(start);
      circles.set([...circle].sort().join(' '), [...circle, domain]);
      return;
    }
    if (finished.has(domain)) return;
    for (const next of imports.get(domain) ?? []) visit(next, [...path, domain]);
    finished.add(domain);
  };
  for (const domain of imports.keys()) visit(domain, []);
  return [...circles.values()];
}
