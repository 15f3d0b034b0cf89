import { type LineError, lineErrorOf } from '#lib/core/validation/line.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { isPostCode } from '#lib/core/validation/post-code.ts';

export interface AddressValues {
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
}
export interface PhoneValues {
  readonly phonePrefix: string;
  readonly phoneBody: string;
}

export type DetailErrorCode = LineError | 'error.post_code.invalid' | 'error.phone.invalid' | 'error.phone.unchanged';
export type DetailErrors<Field extends string> = Partial<Record<Field, DetailErrorCode>>;

/** DEC-VAL-7: the errors of an address in a country (ISO 3166). */
export function checkAddress({ address, city, postCode }: AddressValues, countryCode: string): DetailErrors<keyof AddressValues> {
  return withoutEmpty({
    address: lineErrorOf(address, 100),
    postCode: checkPostCode(postCode, countryCode),
    city: lineErrorOf(city, 60),
  });
}

function checkPostCode(postCode: string, countryCode: string): DetailErrorCode | undefined {
  if (postCode.trim() === '') return 'error.field.required';
  return isPostCode(countryCode, postCode) ? undefined : 'error.post_code.invalid';
}

/** DEC-VAL-4: the error of a new phone number; `current` is the stored one: `+358401234567`. */
export function checkPhone({ phonePrefix, phoneBody }: PhoneValues, current: string): DetailErrors<'phoneBody'> {
  if (phoneBody.trim() === '') return { phoneBody: 'error.field.required' };
  const phone = readPhone(phonePrefix, phoneBody);
  if (!phone) return { phoneBody: 'error.phone.invalid' };
  return phone.whole === current ? { phoneBody: 'error.phone.unchanged' } : {};
}

function withoutEmpty<Field extends string>(errors: Record<Field, DetailErrorCode | undefined>): DetailErrors<Field> {
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  return Object.fromEntries(found) as DetailErrors<Field>;
}
