import { readTokens } from './source-tokens.ts';

const readKind = (kind: string, source: string) =>
  readTokens(source)
    .filter((token) => token.kind === kind)
    .map(({ text }) => text);

test('reads the strings of a source, and no comment or regular expression as one', () => {
  const source = [
    "const url = 'https://a.test'; const it = 'it\\'s';",
    "const quote = /[\"'`]/; const path = /[/]\"/; // not 'this'",
    "<p>don't</p>",
    "test('AAA-01 holds', run);",
  ].join('\n');
  expect(readKind('string', source)).toEqual(expect.arrayContaining(['https://a.test', "it\\'s", 'AAA-01 holds']));
  expect(readKind('string', source)).not.toContain('this');
});

test('reads a template in parts and the identifiers in its expressions', () => {
  const source = ['`one $', '{name} two $', '{`$', '{inner} three`} $', '{{ a: 1 }.a} four`'].join('');
  expect(readKind('identifier', source)).toEqual(['name', 'inner', 'a', 'a']);
  expect(readKind('string', source)).toEqual(['one ', ' two ', '', ' three', ' ', ' four']);
});

test('distinguishes a division from a regular expression', () => {
  expect(readKind('identifier', 'const x = a / b / c; const y = (a) / b; type / d')).toEqual([
    'x',
    'a',
    'b',
    'c',
    'y',
    'a',
    'b',
    'd',
  ]);
  expect(readKind('identifier', 'return /ab/g; f(/cd/); x = !/ef/')).toEqual(['f', 'x']);
});

test('reads comments of both kinds with their position', () => {
  const source = 'a; // one\n/** two */ b;';
  expect(readTokens(source).filter(({ kind }) => kind === 'comment')).toEqual([
    { kind: 'comment', text: '// one', start: 3 },
    { kind: 'comment', text: '/** two */', start: 10 },
  ]);
});
