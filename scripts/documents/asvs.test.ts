import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const page = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
const numbers: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'asvs-numbers.json'), 'utf8'),
);
const states = ['met', 'open', 'does not apply'] as const;

interface Row {
  readonly ids: readonly string[];
  readonly state: string;
  readonly how: string;
  readonly where: string;
  readonly test: string;
}

/** `V5.1.2–4, V5.2.1` → each number. */
function idsOf(cell: string): readonly string[] {
  return [...cell.matchAll(/(V\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(([, section, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
  );
}

const rows = page.split('\n').flatMap((line): Row[] => {
  if (!line.startsWith('| V')) return [];
  const [number = '', state = '', how = '', where = '', test = '', ...more] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  expect(more).toEqual([]);
  return [{ ids: idsOf(number), state, how, where, test }];
});
const spansOf = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);

test('every requirement of the levels 1 and 2 is in one row', () => {
  const all = Object.entries(numbers).flatMap(([section, ofSection]) => ofSection.map((number) => `${section}.${number}`));
  expect(all).toHaveLength(253);
  const inOrder = (ids: readonly string[]) => ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(inOrder(rows.flatMap(({ ids }) => ids))).toEqual(inOrder(all));
});

test('every row has a state; what is open says what is needed, and what does not apply, why', () => {
  expect(rows.filter(({ state }) => !states.some((known) => known === state))).toEqual([]);
  expect(rows.filter(({ how }) => how === '')).toEqual([]);
  expect(rows.filter(({ state, how }) => (state === 'open') !== /Needed: /.test(how))).toEqual([]);
});

test('what is met says where, and has a test unless it asks for a document', () => {
  const met = rows.filter(({ state }) => state === 'met');
  expect(met.filter(({ where }) => where === '')).toEqual([]);
  const untested = met.filter(({ test }) => test === '');
  expect(untested.filter(({ where }) => !spansOf(where).every((name) => name.startsWith('docs/')))).toEqual([]);
});

test('every file and folder that the table names exists, and every test is one', () => {
  const named = rows.flatMap(({ where, test }) => [...spansOf(where), ...spansOf(test)]);
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(named)].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  const tests = rows.flatMap(({ test }) => spansOf(test));
  expect(tests.filter((name) => !/\.(?:test\.tsx?|http\.ts|journey\.ts)$/.test(name))).toEqual([]);
});

test('the first paragraph counts what the table has', () => {
  const [, all, ...counts] =
    /has (\d+) requirements of the levels 1 and 2\. (\d+) are met, (\d+) are open, and (\d+) do not apply/.exec(page) ?? [];
  const countOf = (state: string) => rows.filter((row) => row.state === state).flatMap(({ ids }) => ids).length;
  expect(Number(all)).toBe(rows.flatMap(({ ids }) => ids).length);
  expect(counts.map(Number)).toEqual(states.map(countOf));
});

test('the links to other documents lead to a heading', () => {
  const links = [...page.matchAll(/\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g)].map(([, file = '', anchor]) => ({ file, anchor }));
  expect(links.length).toBeGreaterThan(10);
  for (const { file, anchor } of links) {
    const text = readFileSync(path.join(root, 'docs', file), 'utf8');
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\d\s-]/gu, '')
        .replaceAll(' ', '-'),
    );
    if (anchor !== undefined) expect([file, anchor, headings.includes(anchor)]).toEqual([file, anchor, true]);
  }
});
