import fc from 'fast-check';
import { CallError } from '#lib/platform/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { blankValues, parseDraft } from './draft.ts';
import { type FieldName, type FormValues, fieldsOf } from './fields.ts';
import { completionOf, registrationOf } from './payload.ts';
import { readPhone } from './phone.ts';
import { findFaults, tidyLine } from './rules.ts';
import { troubleOf } from './trouble.ts';
import { sayCode } from './words.ts';

const now = new Date('2026-11-21T12:00:00Z');
const conditions = { cpfRequired: true, provinceRequired: true, now };
const all = [...fieldsOf.Details, ...fieldsOf.ContactInfo];

/** What people, their tools and their enemies put into fields. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '',
    '   ',
    '\u0000',
    '\ud800',
    '🙂🙂🙂',
    '<script>alert(1)</script>',
    "'; drop table player; --",
    '../../etc/passwd',
    '\u202ehelmi\u202c',
    'محمد',
    'x'.repeat(5_000),
    '9'.repeat(400),
    '{{7*7}}',
    '%00%0a',
    '__proto__',
    'constructor',
    '\u200b',
  ),
);

const textFields = ['email', 'password', 'firstName', 'lastName', 'countryCode', 'province', 'phonePrefix', 'phoneBody'] as const;
const laterFields = ['dateOfBirth', 'address', 'city', 'postCode', 'cpf'] as const;
const values: fc.Arbitrary<FormValues> = fc
  .record({
    ...Object.fromEntries([...textFields, ...laterFields].map((name) => [name, hostile])),
    termsAndConditions: fc.boolean(),
    allConditions: fc.boolean(),
    marketingOptIn: fc.boolean(),
  })
  .map((typed) => ({ ...blankValues, ...typed }));

test('SGN-25 whatever stands in the fields, the checks answer with codes, and soon', () => {
  const startedAt = performance.now();
  fc.assert(
    fc.property(values, (typed) => {
      for (const code of Object.values(findFaults(all, typed, conditions))) expect(code).toMatch(/^error\.[\w.]+$/);
    }),
    { numRuns: 1_000 },
  );
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test('markup, queries and signs that cannot be seen are let into no field that is shown to others', () => {
  const bad = fc.constantFrom('<', '>', '\u0000', '\u202e', '\u200b', '🙂', '{', '`', '|');
  const shown: readonly FieldName[] = ['firstName', 'lastName', 'email', 'phoneBody', 'postCode', 'cpf'];
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), bad, fc.string({ maxLength: 12 }), (before, sign, after) => {
      const text = `a${before}${sign}${after}b`;
      for (const field of shown) {
        expect(findFaults([field], { ...blankValues, countryCode: 'FI', [field]: text }, conditions)).toHaveProperty(field);
      }
    }),
  );
});

test('what passes is kept whole: tidied once is tidied for good, and a number is digits behind a plus', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      expect(tidyLine(tidyLine(one))).toBe(tidyLine(one));
      const phone = readPhone(one, other);
      if (phone) expect(phone.whole).toMatch(/^\+[1-9]\d{5,14}$/);
    }),
    { numRuns: 500 },
  );
});

test('the bodies of both calls can be written from anything that was typed', () => {
  const enclosed = { languageCode: 'fi', termsVersion: '2.10', bonusCode: null, cookiePolicyAccepted: true };
  fc.assert(
    fc.property(values, (typed) => {
      expect(() => JSON.stringify([registrationOf(typed, enclosed, true), completionOf(typed, '1', enclosed)])).not.toThrow();
    }),
  );
});

test('a draft of any kind is read as a draft or as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (raw, inner) => {
      for (const kept of [raw, { values: raw }, { values: inner, step: raw, visited: inner, sentAt: raw }]) {
        const draft = parseDraft(kept);
        if (draft) expect(Object.keys(draft.values)).not.toContain('password');
      }
    }),
  );
});

test('a refusal of any shape comes out in words', () => {
  const code = fc.oneof(hostile, fc.constantFrom('error.validation', 'sms.code.invalid', 'error.cpf.duplicate_found'));
  const fieldErrors = fc.array(fc.record({ field: fc.oneof(hostile, fc.constantFrom(...all)), code }), { maxLength: 4 });
  const envelope = fc.record({ status: fc.integer({ min: 100, max: 999 }), code, fieldErrors, additionalInfo: fc.constant({}) });
  fc.assert(
    fc.property(envelope, fc.constantFrom('network', 'platform', 'contract'), (refused, layer) => {
      const trouble = troubleOf(new CallError(layer, refused), 'en');
      const codes = trouble.kind === 'fields' ? Object.values(trouble.faults) : trouble.kind === 'form' ? [trouble.code] : [];
      for (const each of codes) expect(sayCode(en.registration, each)).toMatch(/\w{2,}/);
    }),
    { numRuns: 500 },
  );
});
