import { resolveCsvFormat, writeCsvLine } from './csv.ts';

const english = resolveCsvFormat('en-IE');
const finnish = resolveCsvFormat('fi-FI');

test('separators follow the language', () => {
  const cells = ['Talletus', { value: -1234.5, decimals: 2 }, { value: 1500, decimals: 0 }];
  expect(writeCsvLine(cells, english)).toBe('Talletus,-1234.50,1500\r\n');
  expect(writeCsvLine(cells, finnish)).toBe('Talletus;-1234,50;1500\r\n');
  expect(['de-AT', 'fr-FR', 'nb-NO', 'pt-BR', 'es-CL'].map((tag) => resolveCsvFormat(tag).delimiter)).toEqual([
    ';',
    ';',
    ';',
    ';',
    ';',
  ]);
  expect(['en-CA', 'en-IN', 'ja-JP', 'es-PE'].map((tag) => resolveCsvFormat(tag).delimiter)).toEqual([',', ',', ',', ',']);
});

test.each(['=1+1', '+358', '-2', '@x', '\t=1', '\r=1', ' =cmd|calc'])('escapes a formula: %j', (text) => {
  expect(writeCsvLine([text], english).replace(/^"/, '')).toMatch(/^'/);
});

test('quotes cells with quotes, delimiters and line breaks', () => {
  expect(writeCsvLine(['a,b', 'a;b', 'say "hi"', 'two\nlines'], english)).toBe('"a,b",a;b,"say ""hi""","two\nlines"\r\n');
  expect(writeCsvLine(['a,b', 'a;b'], finnish)).toBe('a,b;"a;b"\r\n');
});
