import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'lookups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const source = `
const texts: Readonly<Record<string, string>> = {};
const sizes = { small: 1, large: 2 };
const list = ['a'];
const isSize = (name: string): name is keyof typeof sizes => Object.hasOwn(sizes, name);

export function readAll(name: string, size: 'small' | 'large', given: { readonly code?: string }, at: number): unknown[] {
  const written: Record<string, number> = {};
  written[name] = 1;
  delete written[name];
  return [
    texts[name],
    sizes[name as keyof typeof sizes],
    texts[given.code ?? 'none'],
    (given as Record<string, unknown>)?.[name],
    name in sizes,
    sizes[size], list[at], texts.none, texts['none'], 'small' in sizes, isSize(name) && sizes[name], new Map([['a', 1]]).get(name),
  ];
}
`;

test('ERR-03 finds every lookup by any text, and none by a known name', () => {
  mkdirSync(path.join(folder, 'lib'));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, target: 'ES2023' }, include: ['lib'] }),
  );
  writeFileSync(path.join(folder, 'lib', 'a.ts'), source);
  writeFileSync(path.join(folder, 'lib', 'a.test.ts'), source);
  const script = path.join(import.meta.dirname, 'check-lookups.ts');
  const { stderr, stdout, status } = spawnSync(process.execPath, [script, `--folder=${folder}`], { encoding: 'utf8' });
  const lines = source.split('\n');
  const found = stderr
    .trim()
    .split('\n')
    .map((line) => lines[Number(/a\.ts:(\d+) /.exec(line)?.[1]) - 1]?.trim());
  expect(found).toEqual([
    'texts[name],',
    'sizes[name as keyof typeof sizes],',
    "texts[given.code ?? 'none'],",
    '(given as Record<string, unknown>)?.[name],',
    'name in sizes,',
  ]);
  expect([stdout, status]).toEqual(['5 lookups that inherited properties answer, too\n', 1]);
});
