import { findCitations, findForeignReferences, findHeadings, findLinks, findPaths } from './citations.ts';
import { findTestedIds } from './tested-ids.ts';

const backtick = '`';
const section = String.fromCharCode(0xa7);

test('finds tested ids in titles, in rows of tables and loops and in templates, once per string', () => {
  const source = [
    "test('AAA-01 AAA-01 writes', () => {});",
    'test.each([["AAA-02 reads", 1]])("%s", run);',
    `test(${backtick}AAA-03 for \${name}${backtick}, run);`,
    "test('AAA-01 writes again', run);",
    `const rows = [['AAA-04', 1]]; for (const [id] of rows) test(${backtick}\${id} loops${backtick}, run);`,
  ].join('\n');
  expect(findTestedIds(source, ['AAA'])).toEqual(['AAA-01', 'AAA-02', 'AAA-03', 'AAA-01', 'AAA-04']);
});

test.each([
  "test('reads', () => expect(read('AAA-01')).toBe('AAA-02'));",
  "test.skip('AAA-01 is skipped', run);",
  "describe.skip('a group', () => { test('AAA-01 in it', run); });",
  "const sample = 'AAA-01'; pattern.test('AAA-02'); test.use({ name: 'AAA-03' });",
])('ignores strings that are no title of a test that runs: %s', (source) => {
  expect(findTestedIds(source, ['AAA'])).toEqual([]);
});

test('ignores comments, code, other areas, rules and longer words when it looks for tested ids', () => {
  const source = "// 'AAA-01'\n/* `AAA-02` */ const x = AAA-03; test('BBB-04 XAAA-05 AAA-066 DEC-AAA-07', run);";
  expect(findTestedIds(source, ['AAA'])).toEqual([]);
});

test('finds cited ids in comments with their line, and rule ids in strings', () => {
  const source = "/** AAA-01, DEC-X-7. */\n\nconst a = 'BBB-02'; // DEC-RISK\ntest('DEC-VAL-1 writes', run);";
  expect(findCitations(source, 'a.ts')).toEqual([
    { id: 'DEC-X-7', file: 'a.ts', line: 1 },
    { id: 'AAA-01', file: 'a.ts', line: 1 },
    { id: 'DEC-RISK', file: 'a.ts', line: 3 },
    { id: 'DEC-VAL-1', file: 'a.ts', line: 4 },
  ]);
});

test.each(['UTF-16', 'SHA-256', 'XAAA-01', 'AAA-01-2'])('does not take %s for an id', (text) => {
  expect(findCitations(`// ${text}`, 'a.ts')).toEqual([]);
});

test.each([
  [`// decisions ${section}2.9`, 1],
  [`/** D1 ${section}7 */`, 1],
  ['// see content.md', 1],
  ['// journeys.md', 1],
  ["const summary = 'What decisions.md says.';", 1],
  ['// docs/reference/features.md and docs/decisions/0001-static-pages.md', 0],
])('counts references to other documents in %s', (source, count) => {
  expect(findForeignReferences(source, 'a.ts')).toHaveLength(count);
});

test('names the line of a reference to another document', () => {
  expect(findForeignReferences('\n\n// journeys.md', 'a.ts')[0]).toMatch(/^a\.ts:3 refers to "\/\/ journeys\.md"/);
});

test('finds the paths that a document mentions', () => {
  const text =
    'See `lib/money/money.ts`, app/[locale]/[audience]/ and\n`lib/<domain>/contract.ts`. Not /api/platform or a/lib/b.';
  expect(findPaths(text)).toEqual([
    { path: 'lib/money/money.ts', line: 1 },
    { path: 'app/[locale]/[audience]/', line: 1 },
    { path: 'lib/*/contract.ts', line: 2 },
  ]);
});

test('finds relative links with their fragments', () => {
  expect(findLinks('[a](b.md#c) [d](https://e.test)\n![f](../g.webp) [h](#i)')).toEqual([
    { link: 'b.md', fragment: 'c', line: 1 },
    { link: '../g.webp', fragment: '', line: 2 },
    { link: '', fragment: 'i', line: 2 },
  ]);
});

test('finds the fragments of headings', () => {
  expect([...findHeadings("# The sandbox's content service\ntext\n### Who may `play`?")]).toEqual([
    'the-sandboxs-content-service',
    'who-may-play',
  ]);
});
