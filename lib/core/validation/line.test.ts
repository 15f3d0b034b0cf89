import fc from 'fast-check';
import { lineErrorOf, normalizeLine } from './line.ts';

test.each([
  ['O’Brien', "O'Brien"],
  ['O‘Brien', "O'Brien"],
  ['OʼBrien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['O＇Brien', "O'Brien"],
  ['Anne‐Marie', 'Anne-Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anne—Marie', 'Anne-Marie'],
  ['Anne−Marie', 'Anne-Marie'],
  ['Anne\u00a0Marie', 'Anne Marie'],
  ['Anne\u202f \u3000Marie\u2009', 'Anne Marie'],
  ['\ufeffAnne\u200bMa\u00adrie\u2060', 'AnneMarie'],
  ['\u202aAnne\u202c', 'Anne'],
  ['Jo\u0308rg', 'Jörg'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['श्री\u200dनाथ', 'श्री\u200dनाथ'],
  ['क्\u200dष', 'क्\u200dष'],
  ['\u200cعلی\u200c', 'علی'],
  ['An\u200cne\u200d', 'Anne'],
  ['علی\u200c\u200cرضا', 'علیرضا'],
])('DEC-VAL-2 %j is stored as %j', (typed, stored) => expect(normalizeLine(typed)).toBe(stored));

test('DEC-VAL-2 a stored line stays as it is, and nothing invisible is in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'aع\u200c\u200d\u200b ´–क\u094d') })),
      (typed) => {
        const line = normalizeLine(typed);
        expect(normalizeLine(line)).toBe(line);
        expect(line.replace(/\p{Join_Control}/gu, '')).not.toMatch(/\p{Cf}/u);
        expect(line).not.toMatch(/^\s|\s$|\s\s|(?:^|[a-z ])\p{Join_Control}/u);
      },
    ),
    { numRuns: 3_000 },
  );
});

test.each([
  ['Kalliolankatu 4 B 12', undefined],
  ['Rua das Palmeiras, nº 3 – ap. 4', undefined],
  ['خیابان علی\u200cرضا ۴', undefined],
  [' \u00a0\u200b ', 'error.field.required'],
  ['--', 'error.field.required'],
  ['x'.repeat(101), 'error.field.too_long'],
  [`${'x'.repeat(100)} \u200b`, undefined],
  ['<b>Street</b> 1', 'error.field.characters'],
  ['Street\u0000 1', 'error.field.characters'],
  ['🙂', 'error.field.characters'],
])('the line %j of an address: %s', (typed, error) => expect(lineErrorOf(typed, 100)).toBe(error));
