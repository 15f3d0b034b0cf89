import fc from 'fast-check';
import { readPhone } from './phone.ts';

/** A mobile number of each market as its players write it, and the same number in the platform's form. */
const numbers = [
  ['+358', '040 123 4567', '+358401234567'],
  ['+47', '912 34 567', '+4791234567'],
  ['+1', '(416) 555-0123', '+14165550123'],
  ['+43', '0660 1234567', '+436601234567'],
  ['+56', '9 6123 4567', '+56961234567'],
  ['+51', '912 345 678', '+51912345678'],
  ['+55', '(11) 91234-5678', '+5511912345678'],
  ['+64', '021 123 4567', '+64211234567'],
  ['+91', '098123 45678', '+919812345678'],
  ['+356', '7912 3456', '+35679123456'],
] as const;

test.each(numbers)('DEC-VAL-4 %s %s is %s, however the country code is typed', (prefix, body, whole) => {
  const code = prefix.slice(1);
  const national = whole.slice(prefix.length);
  const typed: readonly (readonly [string, string])[] = [
    [prefix, body],
    [code, national],
    [`00${code}`, national],
    [` ${prefix} `, `0${national}`],
    [prefix, `${code} ${body}`],
    [prefix, `${code}${national}`],
    [prefix, `${prefix} ${national}`],
    [prefix, `+ ${code} (0) ${national}`],
    [prefix, `00${code}${national}`],
    ['+44', whole],
    ['', whole],
    ['+', whole],
  ];
  for (const [typedPrefix, typedBody] of typed) {
    expect([typedPrefix, typedBody, readPhone(typedPrefix, typedBody)?.whole]).toEqual([typedPrefix, typedBody, whole]);
  }
  expect(readPhone(prefix, body)).toMatchObject({ prefix, body: national });
});

test.each([
  ['+1', '1 416 555 0123', '+14165550123'],
  ['+1', '011 358 40 1234567', '+358401234567'],
  ['+1 242', '359 1234', '+12423591234'],
  ['+47', '47 12 34 56', '+4747123456'],
  ['+91', '91981 23456', '+919198123456'],
  ['+55', '0 15 11 91234 5678', '+5511912345678'],
  ['+358', '٠٤٠١٢٣٤٥٦٧', '+358401234567'],
  ['＋３５８', '０４０ １２３ ４５６７', '+358401234567'],
  ['+358', '\u202a040\u00a0123\u20114567\u202c', '+358401234567'],
  ['+39', '312 345 6789', '+393123456789'],
])('DEC-VAL-4 SGN-05 the number %s %s is read as %s', (prefix, body, whole) => {
  expect(readPhone(prefix, body)?.whole).toBe(whole);
});

test.each([
  ['+358', '1234'],
  ['+358', '1234567890123'],
  ['+47', '9123 456'],
  ['+47', '912 345 678'],
  ['+1', '416 555 012'],
  ['+1', '123 456 7890'],
  ['+51', '9123 4567'],
  ['+3585', '401234567'],
  ['', '4165550123'],
  ['+', '401234567'],
  ['+358', ''],
  ['+358', 'call me'],
  ['+358', '040 123 4567 ext. 5'],
  ['+358', '040 123 4567;ext=5'],
  ['+358', '040 123 4567 or 045 123 4567'],
  ['+358', '++358401234567'],
  ['+1', '1-800-FLOWERS'],
])('DEC-VAL-4 %s %s is no number', (prefix, body) => expect(readPhone(prefix, body)).toBeUndefined());

test.each([
  ['+358', '09 123 456'],
  ['+47', '22 12 34 56'],
  ['+43', '01 234 5678'],
  ['+64', '09 123 4567'],
  ['+91', '022 2345 6789'],
  ['+51', '01 234 5678'],
  ['+55', '11 3123-4567'],
])('DEC-VAL-4 the landline %s %s gets no message', (prefix, body) => expect(readPhone(prefix, body)).toBeUndefined());

test('DEC-VAL-4 what is read is read again as the same, in each of its forms', () => {
  const sign = fc.constantFrom(...'0123456789+ -().358471');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 6 }), fc.string({ unit: sign, maxLength: 20 }), (prefix, body) => {
      const phone = readPhone(prefix, body);
      if (!phone) return;
      expect(phone.whole).toMatch(/^\+[1-9]\d{5,14}$/);
      expect(readPhone(phone.prefix, phone.body)).toEqual(phone);
      expect(readPhone('', phone.whole)).toEqual(phone);
      expect(readPhone('', phone.spaced)).toEqual(phone);
    }),
    { numRuns: 3_000 },
  );
});
