import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IModule } from 'dependency-cruiser';

const valueImport = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'/gm;

/**
 * The ways from client components to zod, which is 23 KB of a page's scripts: the files, each of which loads the next. Imports of
 * types load nothing. `baseDir` is an absolute path.
 */
export function findZodInBrowsers(baseDir: string, modules: readonly Pick<IModule, 'source' | 'dependencies'>[]): string[][] {
  const loaded = new Map<string, readonly string[]>();
  /** The file that loads a file of the browser; undefined for a client component. */
  const loaders = new Map<string, string | undefined>();
  for (const { source, dependencies } of modules) {
    if (!/^(app|components|lib)\//.test(source) || source.includes('.test.')) continue;
    const text = readFileSync(path.join(baseDir, source), 'utf8');
    const names = new Set([...text.matchAll(valueImport)].map((found) => found.slice(1).find(Boolean)));
    loaded.set(
      source,
      dependencies.filter(({ module }) => names.has(module)).map(({ resolved }) => resolved),
    );
    if (text.startsWith("'use client'")) loaders.set(source, undefined);
  }
  const found: string[][] = [];
  // A map's iteration includes the entries that are added during it.
  for (const source of loaders.keys()) {
    for (const file of loaded.get(source) ?? []) {
      if (file.includes('node_modules/zod/')) found.push(wayTo(source, loaders));
      else if (!loaders.has(file)) loaders.set(file, source);
    }
  }
  return found;
}

function wayTo(file: string, loaders: ReadonlyMap<string, string | undefined>): string[] {
  const loader = loaders.get(file);
  return loader === undefined ? [file] : [...wayTo(loader, loaders), file];
}
