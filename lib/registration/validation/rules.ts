import { ageAt } from '#lib/core/market/age.ts';
import { isCalendarDate } from '#lib/core/time/calendar-date.ts';
import { isCommonPassword } from '#lib/core/validation/common-password.ts';
import { isCpf } from '#lib/core/validation/cpf.ts';
import { isEmail } from '#lib/core/validation/email.ts';
import { lineErrorOf, normalizeLine } from '#lib/core/validation/line.ts';
import { isGoodPassword, normalizePassword } from '#lib/core/validation/password.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { isPostCode } from '#lib/core/validation/post-code.ts';
import type { FieldErrorCode, FieldErrors, FieldName, FormConditions, FormValues } from './fields.ts';

type Check = (values: FormValues, conditions: FormConditions) => FieldErrorCode | undefined;

function errorUnless(isValid: boolean, code: FieldErrorCode): FieldErrorCode | undefined {
  return isValid ? undefined : code;
}

function checkPassword({ password, email }: FormValues): FieldErrorCode | undefined {
  if (!isGoodPassword(password, email)) return 'error.password.policy';
  return errorUnless(!isCommonPassword(normalizePassword(password)), 'error.password.common');
}

function checkName(typed: string): FieldErrorCode | undefined {
  const name = normalizeLine(typed);
  if (name.length > 50) return 'error.field.too_long';
  return errorUnless(/^[\p{L}\p{M}\p{Join_Control} '.-]+$/u.test(name) && /\p{L}/u.test(name), 'error.name.invalid');
}

/** The place is that of the form, so that the form and the platform judge the same date in every time zone. */
function checkBirthDate(values: FormValues, { minAge, now }: FormConditions): FieldErrorCode | undefined {
  const { dateOfBirth } = values;
  if (!isCalendarDate(dateOfBirth) || dateOfBirth < '1900-01-01') return 'error.date.invalid';
  return errorUnless(ageAt(dateOfBirth, values, now) >= minAge, 'error.age.minimum');
}

const checks: Readonly<Partial<Record<FieldName, Check>>> = {
  email: ({ email }) => errorUnless(isEmail(email), 'error.email.invalid'),
  password: checkPassword,
  firstName: ({ firstName }) => checkName(firstName),
  lastName: ({ lastName }) => checkName(lastName),
  phoneBody: ({ phonePrefix, phoneBody }) => errorUnless(readPhone(phonePrefix, phoneBody) !== undefined, 'error.phone.invalid'),
  dateOfBirth: checkBirthDate,
  address: ({ address }) => lineErrorOf(address, 100),
  city: ({ city }) => lineErrorOf(city, 60),
  postCode: ({ postCode, countryCode }) => errorUnless(isPostCode(countryCode, postCode), 'error.post_code.invalid'),
  cpf: ({ cpf }) => errorUnless(isCpf(cpf), 'error.cpf.invalid'),
};

function checkField(field: FieldName, values: FormValues, conditions: FormConditions): FieldErrorCode | undefined {
  if (field === 'marketingOptIn') return undefined;
  if (field === 'cpf' && !conditions.cpfRequired) return undefined;
  if (field === 'province' && !conditions.provinceRequired) return undefined;
  const value = values[field];
  if (value === false) return 'error.terms.required';
  if (typeof value === 'string' && value.replace(/[\s-]/g, '') === '') return 'error.field.required';
  return checks[field]?.(values, conditions);
}

/** The errors of these fields. DEC-VAL-1 to -8. */
export function checkFields(fields: readonly FieldName[], values: FormValues, conditions: FormConditions): FieldErrors {
  const found = fields.flatMap((field) => {
    const code = checkField(field, values, conditions);
    return code ? [[field, code] as const] : [];
  });
  return Object.fromEntries(found);
}
