import { parseSpecification } from './specification.ts';

const head = '# Rules\n\n| id | rule | where |\n| --- | --- | --- |\n';
const table = (...rows: string[]) => parseSpecification(head + rows.map((row) => `| ${row} |`).join('\n'));

test('reads the rules with their paths and lines', () => {
  expect(table('DEC-X-1 | Amounts are integers. | lib/money/', 'DEC-RISK | Countries differ. | lib/a.ts, sandbox/b/')).toEqual({
    rules: [
      { id: 'DEC-X-1', line: 5, where: ['lib/money/'] },
      { id: 'DEC-RISK', line: 6, where: ['lib/a.ts', 'sandbox/b/'] },
    ],
    faults: [],
  });
});

test.each([
  ['an id that is none', 'X-1 | Amounts are integers. | lib/', '"X-1" is no id'],
  ['a rule that is no sentence', 'DEC-X-1 | integers | lib/', 'DEC-X-1 needs a sentence'],
  ['a rule without a place', 'DEC-X-1 | Amounts are integers. |  ', 'DEC-X-1 does not say where'],
  ['a missing cell', 'DEC-X-1 | Amounts are integers.', 'three cells'],
  ['a cell too many', 'DEC-X-1 | a | b. | lib/', 'three cells'],
])('rejects %s and names the line', (_, row, sentence) => {
  const { rules, faults } = table('DEC-X-9 | Kept. | lib/', row);
  expect(rules.map(({ id }) => id)).toEqual(['DEC-X-9']);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
  expect(faults[0]).toMatch(/^Line 6: /);
});

test('rejects a second row of a rule and keeps the first', () => {
  const { rules, faults } = table('DEC-X-1 | First. | lib/a.ts', 'DEC-X-1 | Second. | lib/b.ts');
  expect(rules).toEqual([{ id: 'DEC-X-1', line: 5, where: ['lib/a.ts'] }]);
  expect(faults).toEqual(['Line 6: DEC-X-1 has two rows.']);
});

test('rejects a document without a row', () => {
  expect(parseSpecification('# Rules\n').faults).toEqual(['The table has no row.']);
});
