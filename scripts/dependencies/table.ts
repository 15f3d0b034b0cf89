import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';

/** The parts of the product, by what its files are for. */
const parts = {
  site: /^(app|components|lib)\/|^(middleware|instrumentation)\.ts$|^(next|postcss)\.config\.mjs$|^scripts\/(server|pack)\//,
  studio: /^(app|components|lib)\/studio\/|^scripts\/(build-studio\.ts|sanity-cli\/)/,
  sandbox: /^sandbox\//,
  'tests and tools': /^(scripts|tests)\/|^[\w.-]+\.(ts|mjs)$/,
} as const;
type Part = keyof typeof parts;

/** Packages that no file imports, and what needs them. */
const withoutImport: Readonly<Record<string, readonly [Part, string]>> = {
  '@biomejs/biome': ['tests and tools', 'command'],
  '@fontsource-variable/fraunces': ['sandbox', 'font of the games, read by name'],
  '@fontsource-variable/instrument-sans': ['sandbox', 'font of the games, read by name'],
  '@sanity/cli': ['studio', 'an empty package of ours in its place: its install script is not run'],
  '@tailwindcss/postcss': ['site', 'styles, by PostCSS'],
  '@types/jest': ['tests and tools', 'types'],
  '@types/node': ['tests and tools', 'types'],
  '@vocabulary/schema': ['tests and tools', 'data of the validator of structured data'],
  'event-source-polyfill': ['studio', 'a peer of the Studio'],
  jest: ['tests and tools', 'command'],
  'jest-environment-jsdom': ['tests and tools', 'environment of component tests'],
  knip: ['tests and tools', 'command'],
  node: ['tests and tools', 'runs scripts and sandbox as TypeScript'],
  playwright: ['tests and tools', 'installs the browser'],
  'react-dom': ['site', 'React’s part for browsers, by Next'],
  rxjs: ['studio', 'a peer of the Studio'],
  'styled-components': ['studio', 'a peer of the Studio'],
  tailwindcss: ['site', 'styles, by PostCSS'],
  typescript: ['tests and tools', 'command'],
};

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const sources = ['{app,components,lib,sandbox,scripts,tests}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'];
const imported =
  /(?:from|import|(?:import|require|resolve|mock|importActual)\()\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"]*)?['"]/g;

/** The first that fits: tests are next to what they test, and the Studio's files in the site's folders. */
function partOf(file: string): Part | undefined {
  if (/\.test\.tsx?$/.test(file)) return 'tests and tools';
  return (['studio', 'site', 'sandbox', 'tests and tools'] as const).find((part) => parts[part].test(file));
}

interface Row {
  readonly name: string;
  readonly isShipped: boolean;
  readonly usedBy: readonly Part[];
  readonly why: string;
}

/** Every package of `package.json` with the parts whose files name it. */
export function listDependencies(): readonly Row[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const users = new Map<string, Set<Part>>();
  for (const file of globSync(sources, { cwd: root })) {
    const part = partOf(file);
    if (!part) continue;
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(imported))
      users.set(name, (users.get(name) ?? new Set()).add(part));
  }
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).toSorted();
  return names.map((name) => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : undefined;
    const [needed, reason] = withoutImport[name] ?? [];
    const used = new Set([...(users.get(name) ?? []), ...((typed && users.get(typed)) || []), ...(needed ? [needed] : [])]);
    const usedBy = (Object.keys(parts) as Part[]).filter((part) => used.has(part));
    return { name, isShipped: name in manifest.dependencies, usedBy, why: reason ?? (typed ? 'types' : '') };
  });
}

/** `docs/reference/dependencies.md`. */
export function writeDependencies(): string {
  const columns = Object.keys(parts) as Part[];
  const rows = listDependencies().map(({ name, isShipped, usedBy, why }) =>
    ['', `\`${name}\``, isShipped ? 'yes' : '', ...columns.map((part) => (usedBy.includes(part) ? '✓' : '')), why, '']
      .join(' | ')
      .trim(),
  );
  return `# Which part needs which package

Written by \`npm run dependency-table\`; a test compares it with the sources. \`installed\`: a build with \`npm ci --omit=dev\` has it.

| package | installed | ${columns.join(' | ')} | not imported, but |
| --- | --- | ${columns.map(() => '---').join(' | ')} | --- |
${rows.join('\n')}
`;
}
