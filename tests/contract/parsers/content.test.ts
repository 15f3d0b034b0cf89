/** @jest-environment node */
import fc from 'fast-check';
import { resolveCsvFormat, writeCsvLine } from '#lib/wallet/csv.ts';
import { ContentError } from '#sandbox/content/errors.ts';
import { applyPatch, PathError } from '#sandbox/content/patches.ts';
import { prepareQuery } from '#sandbox/content/query/parse.ts';
import { mediaTypeOf } from '#sandbox/docs/inspection/inspect.ts';
import { hostileText, shortestRun } from '../../fixtures/hostile-text.ts';

const maxMs = 60;

function isThrown(work: () => unknown, expected: typeof ContentError | typeof PathError): boolean {
  try {
    work();
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(expected);
    return true;
  }
}

test('a query of any words of GROQ is a plan or an error of the query, in time', () => {
  const word = fc.constantFrom(
    ...[
      '*',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '|',
      '->',
      '@',
      '^',
      '^.^',
      '...',
      '..',
      ',',
      ':',
      '=>',
      '==',
      '&&',
      '||',
      '!',
      'in',
      'match',
    ],
    ...[
      '_type',
      '_id',
      '"text"',
      "'",
      '"',
      '\\',
      '$lang',
      '$',
      '1',
      '-1',
      '1e999',
      'order',
      'desc',
      'select',
      'count',
      'text::query',
      'geo::',
    ],
  );
  const query = fc.oneof(
    fc.array(word, { maxLength: 30 }).map((words) => words.join(' ')),
    fc.string({ maxLength: 60 }),
  );
  fc.assert(
    fc.property(query, (text) => {
      expect(shortestRun(() => isThrown(() => prepareQuery(text, { lang: 'fi' }), ContentError))).toBeLessThan(maxMs);
    }),
  );
});

test('a query that is nested too deeply is an error of the query', () => {
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
    ['!', ''],
    ['-', ''],
    ['count(', ')'],
    ['*[', ']'],
  ] as const) {
    expect(isThrown(() => prepareQuery(`${open.repeat(20_000)}1${close.repeat(20_000)}`, {}), ContentError)).toBe(true);
  }
});

test('the path of a patch is read from any text, or is an error of the path, in time', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(
        shortestRun(() => isThrown(() => applyPatch({ _id: 'a', _type: 'a' }, { set: { [text]: 1 } }), PathError)),
      ).toBeLessThan(maxMs);
    }),
  );
});

test('any bytes are of one known type or of none', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void mediaTypeOf(Buffer.from(bytes))));
});

/** RFC 4180, as a spreadsheet reads it. */
function readCsvLine(line: string, delimiter: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const sign of line.replace(/\r\n$/, '')) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === delimiter && !isQuoted) cells.push('');
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

test('any text is in its own cell of the statement, and none is a formula', () => {
  const cell = fc.oneof(hostileText, fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",; ab'), minLength: 1, maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.constantFrom('fi', 'en'), (cells, tag) => {
      const format = resolveCsvFormat(tag);
      const read = readCsvLine(writeCsvLine(cells, format), format.delimiter);
      expect(read).toHaveLength(cells.length);
      for (const [at, text] of read.entries()) {
        expect(text.trimStart()).not.toMatch(/^[=+\-@]/);
        expect([cells[at], `'${cells[at]}`]).toContain(text);
      }
    }),
  );
});
