import fc from 'fast-check';
import { isEmail, normalizeEmail } from './email.ts';
import { showEmail } from './show-email.ts';

test.each([
  ['Name@Example.COM', 'name@example.com'],
  [' name@example.com ', 'name@example.com'],
  ['\u00a0name@example.com\u00a0', 'name@example.com'],
  ['\u200bname@example.com\ufeff', 'name@example.com'],
  ['\u202aname@example.com\u202c\r\n', 'name@example.com'],
  ['name＠example．com', 'name@example.com'],
  ['name@exämple.fi', 'name@xn--exmple-cua.fi'],
  ['name@EXÄMPLE.FI', 'name@xn--exmple-cua.fi'],
  ['name@exa\u0308mple.fi', 'name@xn--exmple-cua.fi'],
  ['name@XN--EXMPLE-CUA.fi', 'name@xn--exmple-cua.fi'],
  ['name@例え。テスト', 'name@xn--r8jz45g.xn--zckzah'],
  ['name@straße.example', 'name@xn--strae-oqa.example'],
])('DEC-VAL-3 %j is compared as %s', (typed, compared) => {
  expect(normalizeEmail(typed)).toBe(compared);
  expect(isEmail(typed)).toBe(true);
});

test('SEC-15 a text that is too long for an address is left as it is', () => {
  const text = `A${' '.repeat(200_000)}B`;
  expect(normalizeEmail(text)).toBe(text);
  expect(isEmail(text)).toBe(false);
});

test.each([
  '',
  ' ',
  'name',
  '@example.com',
  'name@',
  'name@localhost',
  'a b@example.com',
  'na\u00a0me@example.com',
  'n\u202eame@example.com',
  'n\u200bame@example.com',
  'name@exam ple.com',
  'name@127.0.0.1',
  'name@0x7f.1',
  'name@[::1]',
  'name@example.com:80',
  'name@example.com/path',
  'name@user@example.com',
  'name@exa%6dple.com',
  'name@xn--\u00e4.fi',
  'name@ex🙂mple.fi',
  'jöran@example.com',
  '.name@example.com',
  'na..me@example.com',
  'name@-example.com',
  'name@example..com',
  `${'x'.repeat(65)}@example.com`,
  `name@${'x'.repeat(64)}.com`,
  `name@${'xxxx.'.repeat(60)}com`,
  'name@example.com\nBcc: other@example.com',
  '<name@example.com>',
])('DEC-VAL-3 %j is no address', (typed) => expect(isEmail(typed)).toBe(false));

test('DEC-VAL-3 an address is compared as itself, and an accepted one has only plain characters', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aZ9äßé.-@ \u00a0\u200b例。'), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 60 })), (typed) => {
      const compared = normalizeEmail(typed);
      expect(normalizeEmail(compared)).toBe(compared);
      if (isEmail(typed)) expect(compared).toMatch(/^[!-~]+@[a-z\d.-]+$/);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['name@xn--exmple-cua.fi', 'name@exämple.fi'],
  ['name@example.com', 'name@example.com'],
  ['name@xn--a\u0080.fi', 'name@xn--a\u0080.fi'],
  ['', ''],
])('DEC-VAL-3 %s is shown as %s', (stored, shown) => expect(showEmail(stored)).toBe(shown));
