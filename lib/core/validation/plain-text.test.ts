import fc from 'fast-check';
import { plainText } from './plain-text.ts';

test.each([
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['𝟎𝟏𝟗𝟘𝟡', '01909'],
  ['1\u200b2\u202d3\ufeff4\u00ad5', '12345'],
  ['5½ 50⁰⁰ ②', '5½ 50⁰⁰ ②'],
  ['a\u00a0b', 'a b'],
])('digits of every script are western and nothing invisible stays: %j', (typed, plain) => expect(plainText(typed)).toBe(plain));

test('plain text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => expect(plainText(plainText(typed))).toBe(plainText(typed))),
    { numRuns: 2_000 },
  );
});
