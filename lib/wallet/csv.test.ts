import { csvFormatOf, writeCsvLine } from './csv.ts';

const english = csvFormatOf('en-IE');
const finnish = csvFormatOf('fi-FI');

test('columns and figures are parted as the language writes them', () => {
  const cells = ['Talletus', { value: -1234.5, decimals: 2 }, { value: 1500, decimals: 0 }];
  expect(writeCsvLine(cells, english)).toBe('Talletus,-1234.50,1500\r\n');
  expect(writeCsvLine(cells, finnish)).toBe('Talletus;-1234,50;1500\r\n');
  expect(['de-AT', 'fr-FR', 'nb-NO', 'pt-BR', 'es-CL'].map((tag) => csvFormatOf(tag).delimiter)).toEqual([
    ';',
    ';',
    ';',
    ';',
    ';',
  ]);
  expect(['en-CA', 'en-IN', 'ja-JP', 'es-PE'].map((tag) => csvFormatOf(tag).delimiter)).toEqual([',', ',', ',', ',']);
});

test.each(['=1+1', '+358', '-2', '@x', '\t=1', '\r=1', ' =cmd|calc'])('no text becomes a formula: %j', (text) => {
  expect(writeCsvLine([text], english).replace(/^"/, '')).toMatch(/^'/);
});

test('quotes, delimiters and line breaks stay inside their cell', () => {
  expect(writeCsvLine(['a,b', 'a;b', 'say "hi"', 'two\nlines'], english)).toBe('"a,b",a;b,"say ""hi""","two\nlines"\r\n');
  expect(writeCsvLine(['a,b', 'a;b'], finnish)).toBe('a,b;"a;b"\r\n');
});
