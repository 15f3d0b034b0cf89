import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '#lib/core/config/environment.ts';
import { root } from '../root.ts';

const files = [
  '{app,components,lib,sandbox}/**/*.{ts,tsx}',
  '{middleware,instrumentation}.ts',
  'next.config.mjs',
  'scripts/{serve,start,stack,build,prepare}.ts',
  'scripts/server/*.ts',
];
/** Set by Next, by our own server for its parts, or by the machine. */
const notSettings = ['NODE_ENV', 'NEXT_RUNTIME', 'NEXTAUTH_URL', 'CONNECTION_ADDRESS', 'OWN_PORT', 'PARLOUR_WORKER', 'PATH'];

const example = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n');
const settingOf = (line: string) => /^(?:# )?([A-Z][A-Z\d_]+)=/.exec(line)?.[1];

const isSentence = (line: string) => /^# .{12,}\.$/.test(line) && !settingOf(line);

/** The names that the code reads besides those of the site's schema. */
function namesRead(): readonly string[] {
  const names = globSync(files, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\benv\??\.([A-Z][A-Z\d_]+)\b/g)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => !notSettings.includes(name));
}

const read = new Set([...settingNames.filter((name) => !notSettings.includes(name)), ...namesRead()]);

test('OPS-07 .env.example has every setting that the code reads, each once, and no other', () => {
  const listed = example.flatMap((line) => settingOf(line) ?? []);
  // The sandbox reads its secrets by the names of their defaults.
  const secrets = ['CONTENT_TOKEN', 'SERVICE_SECRET', 'OPERATOR_PASSWORD'];
  expect(listed.toSorted()).toEqual([...new Set([...read, ...secrets])].toSorted());
});

test('OPS-07 every setting of .env.example has a sentence of its own above it', () => {
  const without = example.filter((line, index) => settingOf(line) && !isSentence(example[index - 1] ?? ''));
  expect(without).toEqual([]);
});
