import type { FaultCode, Faults, FieldName, FormConditions, FormValues } from './fields.ts';
import { isGoodPassword } from './password.ts';
import { readPhone } from './phone.ts';

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** DEC-VAL-3. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** DEC-VAL-2; a curly apostrophe counts as a straight one. */
function nameFault(text: string): FaultCode | undefined {
  if (text.length > 50) return 'error.field.too_long';
  return /^[\p{L}\p{M} '’.-]+$/u.test(text) && /\p{L}/u.test(text) ? undefined : 'error.name.invalid';
}

type Check = (values: FormValues, conditions: FormConditions) => FaultCode | undefined;
export type Checks = Readonly<Partial<Record<FieldName, Check>>>;

export function fault(isFine: boolean, code: FaultCode): FaultCode | undefined {
  return isFine ? undefined : code;
}

/** What the first step asks for; the second one's checks load with it. DEC-VAL-1 to -4. */
export const detailsChecks: Checks = {
  email: ({ email }) => fault(isEmail(email.trim()), 'error.email.invalid'),
  password: ({ password, email }) => fault(isGoodPassword(password, email.trim()), 'error.password.policy'),
  firstName: ({ firstName }) => nameFault(firstName.trim()),
  lastName: ({ lastName }) => nameFault(lastName.trim()),
  phoneBody: ({ phonePrefix, phoneBody }) => fault(readPhone(phonePrefix, phoneBody) !== undefined, 'error.phone.invalid'),
};

function findFaultBy(checks: Checks, field: FieldName, values: FormValues, conditions: FormConditions): FaultCode | undefined {
  if (field === 'marketingOptIn') return undefined;
  if (field === 'cpf' && !conditions.cpfRequired) return undefined;
  if (field === 'province' && !conditions.provinceRequired) return undefined;
  const value = values[field];
  if (value === false) return 'error.terms.required';
  if (typeof value === 'string' && value.replace(/[\s-]/g, '') === '') return 'error.field.required';
  return checks[field]?.(values, conditions);
}

/** Everything that is wrong with these fields by these checks. */
export function findFaultsBy(
  checks: Checks,
  fields: readonly FieldName[],
  values: FormValues,
  conditions: FormConditions,
): Faults {
  const found = fields.flatMap((field) => {
    const code = findFaultBy(checks, field, values, conditions);
    return code ? [[field, code] as const] : [];
  });
  return Object.fromEntries(found);
}
