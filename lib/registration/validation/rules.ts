import { ageAt, isRealDate } from '#lib/core/validation/birth-date.ts';
import { isCpf } from '#lib/core/validation/cpf.ts';
import { isPostCode } from '#lib/core/validation/post-code.ts';
import { type Checks, checkFieldsWith, detailsChecks, errorUnless } from './details-rules.ts';
import type { FieldErrorCode, FieldErrors, FieldName, FormConditions, FormValues } from './fields.ts';

function checkLine(text: string, maxLength: number): FieldErrorCode | undefined {
  if (text.length > maxLength) return 'error.field.too_long';
  const isPlain = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°º]+$/u.test(text) && /[\p{L}\p{N}]/u.test(text);
  return isPlain ? undefined : 'error.field.characters';
}

function checkBirthDate(dateOfBirth: string, { minAge, now }: FormConditions): FieldErrorCode | undefined {
  if (!isRealDate(dateOfBirth)) return 'error.date.invalid';
  return errorUnless(ageAt(dateOfBirth, now) >= minAge, 'error.age.minimum');
}

const checks: Checks = {
  ...detailsChecks,
  dateOfBirth: ({ dateOfBirth }, conditions) => checkBirthDate(dateOfBirth, conditions),
  address: ({ address }) => checkLine(address.trim(), 100),
  city: ({ city }) => checkLine(city.trim(), 60),
  postCode: ({ postCode, countryCode }) => errorUnless(isPostCode(countryCode, postCode), 'error.post_code.invalid'),
  cpf: ({ cpf }) => errorUnless(isCpf(cpf), 'error.cpf.invalid'),
};

/** The errors of these fields. DEC-VAL-1 to -8. */
export function checkFields(fields: readonly FieldName[], values: FormValues, conditions: FormConditions): FieldErrors {
  return checkFieldsWith(checks, fields, values, conditions);
}

/** Text as it is stored: trimmed, single spaces, Unicode composed, straight apostrophes. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
