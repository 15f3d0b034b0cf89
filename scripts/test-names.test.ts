import { idsNamedIn, stringsOf } from './test-names.ts';

const backtick = '`';

test('finds ids in names, in rows of test.each and in templates, once per string', () => {
  const source = [
    "test('AAA-01 AAA-01 writes', () => {});",
    'test.each([["AAA-02 reads", 1]])("%s", run);',
    `test(${backtick}AAA-03 for \${name}${backtick}, run);`,
    "test('AAA-01 writes again', run);",
  ].join('\n');
  expect(idsNamedIn(source, ['AAA'])).toEqual(['AAA-01', 'AAA-02', 'AAA-03', 'AAA-01']);
});

test('passes over comments, code, other areas and longer words', () => {
  const source = "// 'AAA-01'\n/* `AAA-02` */ const x = AAA-03; test('BBB-04 XAAA-05 AAA-066', run);";
  expect(idsNamedIn(source, ['AAA'])).toEqual([]);
});

test('is not led astray by an address, an escape, a lone apostrophe or a regular expression', () => {
  const source = [
    "const url = 'https://a.test'; const it = 'it\\'s';",
    'const words = /["\'`]/; const path = /[/]"/;',
    "<p>don't</p>",
    "test('AAA-01 holds', run);",
  ].join('\n');
  expect(stringsOf(source)).toEqual(['https://a.test', "it\\'s", 'AAA-01 holds']);
});
