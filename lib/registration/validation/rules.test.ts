import { minimumAge } from '#lib/core/market/countries.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import { blankValues } from '../draft/draft.ts';
import { type FieldName, type FormValues, fieldsOf } from './fields.ts';
import { checkFields } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const conditions = { cpfRequired: true, provinceRequired: true, minAge: 18, now };

function errorOf(field: FieldName, change: Partial<FormValues>): string | undefined {
  const values = { ...blankValues, countryCode: 'FI', ...change };
  const minAge = minimumAge(values.countryCode, values.province);
  return checkFields([field], values, { ...conditions, minAge })[field];
}

test.each([
  ['Lantern-77x', undefined],
  ['Short-7', 'error.password.policy'],
  [`Aa1${'x'.repeat(62)}`, 'error.password.policy'],
  ['lantern-77x', 'error.password.policy'],
  ['LANTERN-77X', 'error.password.policy'],
  ['Lantern-xyz', 'error.password.policy'],
  [' Lantern-77x', 'error.password.policy'],
  ['Xhelmi.k77', 'error.password.policy'],
])('DEC-VAL-1 the password %s', (password, expected) => {
  expect(errorOf('password', { password, email: 'helmi.k@sandbox.test' })).toBe(expected);
});

test.each([
  ['Ørjan', undefined],
  ['Anne-Marie D’Arc', undefined],
  ['李', undefined],
  ['نور', undefined],
  ['R2D2', 'error.name.invalid'],
  ['🙂', 'error.name.invalid'],
  ['<b>Ann</b>', 'error.name.invalid'],
  ['- -', 'error.field.required'],
  ['x'.repeat(51), 'error.field.too_long'],
])('DEC-VAL-2 the name %s', (firstName, expected) => expect(errorOf('firstName', { firstName })).toBe(expected));

test.each([
  ['name@example.com', undefined],
  [' Name+tag@sub.example.co ', undefined],
  ['name@localhost', 'error.email.invalid'],
  ['a b@example.com', 'error.email.invalid'],
  ['.name@example.com', 'error.email.invalid'],
  ['na..me@example.com', 'error.email.invalid'],
  ['name@-example.com', 'error.email.invalid'],
  ['n\u202eame@example.com', 'error.email.invalid'],
  [`${'x'.repeat(250)}@example.com`, 'error.email.invalid'],
])('DEC-VAL-3 the e-mail address %s', (email, expected) => expect(errorOf('email', { email })).toBe(expected));

test.each([
  ['FI', '', '2008-11-21', undefined],
  ['FI', '', '2008-11-22', 'error.age.minimum'],
  ['CA', 'NS', '2007-11-22', 'error.age.minimum'],
  ['CA', 'NS', '2007-11-21', undefined],
  ['CA', 'QC', '2008-11-21', undefined],
  ['FI', '', '2001-02-29', 'error.date.invalid'],
  ['FI', '', '2027-01-01', 'error.age.minimum'],
  ['FI', '', '1899-12-31', 'error.date.invalid'],
  ['FI', '', '1990-4-', 'error.date.invalid'],
  ['FI', '', '--', 'error.field.required'],
])('DEC-VAL-5 in %s %s, born on %s', (countryCode, province, dateOfBirth, expected) => {
  expect(errorOf('dateOfBirth', { countryCode, province, dateOfBirth })).toBe(expected);
});

test.each([
  ['529.982.247-25', undefined],
  ['529.982.247-26', 'error.cpf.invalid'],
  ['529.982.247-35', 'error.cpf.invalid'],
  ['111.111.111-11', 'error.cpf.invalid'],
  ['5299822472', 'error.cpf.invalid'],
])('DEC-VAL-6 the tax number %s', (cpf, expected) => expect(errorOf('cpf', { cpf })).toBe(expected));

test.each([
  ['FI', '00100', undefined],
  ['FI', '0010', 'error.post_code.invalid'],
  ['NO', '5003', undefined],
  ['AT', '10101', 'error.post_code.invalid'],
  ['CA', 'b3h1a1', undefined],
  ['CA', 'B3H 1A', 'error.post_code.invalid'],
  ['BR', '01310-000', undefined],
  ['NZ', '6011', undefined],
  ['IN', '411001', undefined],
  ['MT', 'VLT 1117', undefined],
  ['MT', '!!', 'error.post_code.invalid'],
])('DEC-VAL-7 in %s the post code %s', (countryCode, postCode, expected) => {
  expect(errorOf('postCode', { countryCode, postCode })).toBe(expected);
});

test('DEC-VAL-7 normalizes post codes', () => {
  expect(writePostCode('CA', ' b3h-1a1 ')).toBe('B3H 1A1');
  expect(writePostCode('BR', '01310-000')).toBe('01310000');
});

test('DEC-VAL-8 terms and age have to be ticked, marketing does not', () => {
  const ticks = ['termsAndConditions', 'allConditions', 'marketingOptIn'] as const;
  expect(checkFields(ticks, blankValues, conditions)).toEqual({
    termsAndConditions: 'error.terms.required',
    allConditions: 'error.terms.required',
  });
});

test('SGN-30 requires province and tax number only where they apply', () => {
  const relaxed = { ...conditions, cpfRequired: false, provinceRequired: false };
  const all = [...fieldsOf.Details, ...fieldsOf.ContactInfo];
  expect(Object.keys(checkFields(all, blankValues, relaxed))).not.toEqual(expect.arrayContaining(['cpf']));
  expect(Object.keys(checkFields(all, blankValues, conditions))).toEqual(expect.arrayContaining(['cpf', 'province']));
});
