import { isGoodPassword } from '#lib/core/validation/password.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import type { FieldErrorCode, FieldErrors, FieldName, FormConditions, FormValues } from './fields.ts';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** DEC-VAL-3. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** DEC-VAL-2; treats a curly apostrophe as a straight one. */
function checkName(text: string): FieldErrorCode | undefined {
  if (text.length > 50) return 'error.field.too_long';
  return /^[\p{L}\p{M} '’.-]+$/u.test(text) && /\p{L}/u.test(text) ? undefined : 'error.name.invalid';
}

type Check = (values: FormValues, conditions: FormConditions) => FieldErrorCode | undefined;
export type Checks = Readonly<Partial<Record<FieldName, Check>>>;

/** Returns `code` if the check failed. */
export function errorUnless(isValid: boolean, code: FieldErrorCode): FieldErrorCode | undefined {
  return isValid ? undefined : code;
}

/** Checks of the first step; those of the second one load with it. DEC-VAL-1 to -4. */
export const detailsChecks: Checks = {
  email: ({ email }) => errorUnless(isEmail(email.trim()), 'error.email.invalid'),
  password: ({ password, email }) => errorUnless(isGoodPassword(password, email.trim()), 'error.password.policy'),
  firstName: ({ firstName }) => checkName(firstName.trim()),
  lastName: ({ lastName }) => checkName(lastName.trim()),
  phoneBody: ({ phonePrefix, phoneBody }) => errorUnless(readPhone(phonePrefix, phoneBody) !== undefined, 'error.phone.invalid'),
};

function checkField(
  checks: Checks,
  field: FieldName,
  values: FormValues,
  conditions: FormConditions,
): FieldErrorCode | undefined {
  if (field === 'marketingOptIn') return undefined;
  if (field === 'cpf' && !conditions.cpfRequired) return undefined;
  if (field === 'province' && !conditions.provinceRequired) return undefined;
  const value = values[field];
  if (value === false) return 'error.terms.required';
  if (typeof value === 'string' && value.replace(/[\s-]/g, '') === '') return 'error.field.required';
  return checks[field]?.(values, conditions);
}

/** The errors of these fields by these checks. */
export function checkFieldsWith(
  checks: Checks,
  fields: readonly FieldName[],
  values: FormValues,
  conditions: FormConditions,
): FieldErrors {
  const found = fields.flatMap((field) => {
    const code = checkField(checks, field, values, conditions);
    return code ? [[field, code] as const] : [];
  });
  return Object.fromEntries(found);
}
