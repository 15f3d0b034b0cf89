import fc from 'fast-check';
import { CallError } from '#lib/core/api/errors.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import en from '#messages/en.json' with { type: 'json' };
import { blankValues, parseDraft } from './draft/draft.ts';
import { toSignUpError } from './flow/sign-up-error.ts';
import { errorText } from './messages.ts';
import { completionOf, registrationOf } from './payload.ts';
import { type FieldName, type FormValues, fieldsOf } from './validation/fields.ts';
import { checkFields } from './validation/rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const conditions = { cpfRequired: true, provinceRequired: true, minAge: 18, now };
const all = [...fieldsOf.Details, ...fieldsOf.ContactInfo];

/** Input by visitors, tools and attackers. */
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
const contactFields = ['dateOfBirth', 'address', 'city', 'postCode', 'cpf'] as const;
const values: fc.Arbitrary<FormValues> = fc
  .record({
    ...Object.fromEntries([...textFields, ...contactFields].map((name) => [name, hostile])),
    termsAndConditions: fc.boolean(),
    allConditions: fc.boolean(),
    marketingOptIn: fc.boolean(),
  })
  .map((typed) => ({ ...blankValues, ...typed }));

test('SGN-25 the checks return codes for any input, in bounded time', () => {
  const startedAt = performance.now();
  fc.assert(
    fc.property(values, (typed) => {
      for (const code of Object.values(checkFields(all, typed, conditions))) expect(code).toMatch(/^error\.[\w.]+$/);
    }),
    { numRuns: 1_000 },
  );
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test('fields that are shown to others reject markup, queries and invisible characters', () => {
  const bad = fc.constantFrom('<', '>', '\u0000', '\u202e', '\u200b', '🙂', '{', '`', '|');
  const shown: readonly FieldName[] = ['firstName', 'lastName', 'email', 'phoneBody', 'postCode', 'cpf'];
  // A name is stored without these, so they are no reason to refuse it.
  const cleaned = ['\u202e', '\u200b', '`'];
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), bad, fc.string({ maxLength: 12 }), (before, sign, after) => {
      const text = `a${before}${sign}${after}b`;
      for (const field of shown) {
        if (field.endsWith('Name') && cleaned.includes(sign)) expect(normalizeLine(text)).not.toContain(sign);
        else expect(checkFields([field], { ...blankValues, countryCode: 'FI', [field]: text }, conditions)).toHaveProperty(field);
      }
    }),
  );
});

test('normalizing text is idempotent, and a phone number is a plus and digits', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      expect(normalizeLine(normalizeLine(one))).toBe(normalizeLine(one));
      const phone = readPhone(one, other);
      if (phone) expect(phone.whole).toMatch(/^\+[1-9]\d{5,14}$/);
    }),
    { numRuns: 500 },
  );
});

test('the bodies of both calls can be built from any input', () => {
  const details = {
    languageCode: 'fi',
    termsVersion: '2.10',
    bonusCode: null,
    requirements: conditions,
    cookiePolicyAccepted: true,
  };
  fc.assert(
    fc.property(values, (typed) => {
      expect(() => JSON.stringify([registrationOf(typed, details, true), completionOf(typed, '1', details)])).not.toThrow();
    }),
  );
});

test('any stored value is read as a draft or as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (raw, inner) => {
      for (const kept of [raw, { values: raw }, { values: inner, step: raw, visited: inner, sentAt: raw }]) {
        const draft = parseDraft(kept);
        if (draft) expect(Object.keys(draft.values)).not.toContain('password');
      }
    }),
  );
});

test('every error has a message', () => {
  const code = fc.oneof(hostile, fc.constantFrom('error.validation', 'sms.code.invalid', 'error.cpf.duplicate_found'));
  const fieldErrors = fc.array(fc.record({ field: fc.oneof(hostile, fc.constantFrom(...all)), code }), { maxLength: 4 });
  const envelope = fc.record({ status: fc.integer({ min: 100, max: 999 }), code, fieldErrors, additionalInfo: fc.constant({}) });
  fc.assert(
    fc.property(envelope, fc.constantFrom('network', 'platform', 'contract'), (refused, layer) => {
      const error = toSignUpError(new CallError(layer, refused), 'en', en.registration);
      const codes = error.kind === 'fields' ? Object.values(error.fieldErrors) : error.kind === 'form' ? [error.code] : [];
      for (const each of codes) expect(errorText(en.registration, each)).toMatch(/\w{2,}/);
    }),
    { numRuns: 500 },
  );
});
