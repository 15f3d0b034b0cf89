import { compareWithTests, parseFeatures } from './features-table.ts';

const head = '## AAA — Letters\n\n| id | what | state |\n|---|---|---|\n';
const table = (...rows: string[]) => parseFeatures(head + rows.map((row) => `| ${row} |`).join('\n'));

test('reads the rows of an area with their states', () => {
  expect(
    table('AAA-01 | Writes letters. | done', 'AAA-02 | Sends them. | partly: no stamps', 'AAA-03 | Reads them. | later: glasses'),
  ).toEqual({
    rows: [
      { id: 'AAA-01', area: 'AAA', what: 'Writes letters.', state: 'done' },
      { id: 'AAA-02', area: 'AAA', what: 'Sends them.', state: 'partly', missing: 'no stamps' },
      { id: 'AAA-03', area: 'AAA', what: 'Reads them.', state: 'later' },
    ],
    faults: [],
  });
});

test.each([
  ['an id that is none', 'AAA-1 | Writes. | done', '"AAA-1" is no id'],
  ['an id of another area', 'BBB-01 | Writes. | done', 'BBB-01 is listed under the heading AAA'],
  ['a row without a description', 'AAA-01 |  | done', 'AAA-01 does not say what it is'],
  ['an unknown state', 'AAA-01 | Writes. | soon', 'AAA-01 has the state "soon"'],
  ['a partly that does not say what is missing', 'AAA-01 | Writes. | partly', 'AAA-01 has the state "partly"'],
  ['a long reason', 'AAA-01 | Writes. | partly: one two three four five six seven', 'more than 6 words'],
  ['a cell too few', 'AAA-01 | done', 'three cells'],
  ['a cell too many', 'AAA-01 | Writes | reads. | done', 'three cells'],
])('rejects %s and names the line', (_, row, sentence) => {
  const { rows, faults } = table('AAA-09 | Kept. | later', row);
  expect(rows.map(({ id }) => id)).toEqual(['AAA-09']);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
  expect(faults[0]).toMatch(/^Line 6: /);
});

test('rejects a second row of an id and keeps the first', () => {
  const { rows, faults } = table('AAA-01 | Writes. | done', 'AAA-01 | Reads. | later');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ what: 'Writes.' });
  expect(faults).toEqual(['Line 6: AAA-01 has two rows.']);
});

test('rejects a document without a row', () => {
  expect(parseFeatures('# Features\n').faults).toEqual(['The table has no row.']);
});

test('demands a test for done rows only, and reports unknown ids once per file', () => {
  const { rows } = table('AAA-01 | a | done', 'AAA-02 | b | done', 'AAA-03 | c | partly: test', 'AAA-04 | d | later');
  const stray = { id: 'AAA-77', file: 'b.test.ts' };
  expect(compareWithTests(rows, [{ id: 'AAA-02', file: 'a.test.ts' }, stray, stray])).toEqual([
    'b.test.ts names AAA-77, which has no row.',
    'AAA-01 is marked done, but no test names it.',
  ]);
});
