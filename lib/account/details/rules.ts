import { type LineError, lineErrorOf } from '#lib/core/validation/line.ts';
import { isPostCode } from '#lib/core/validation/post-code.ts';

export interface AddressValues {
  readonly address: string;
  readonly city: string;
  readonly postCode: string;
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

function withoutEmpty<Field extends string>(errors: Record<Field, DetailErrorCode | undefined>): DetailErrors<Field> {
  const found = Object.entries(errors).filter(([, code]) => code !== undefined);
  return Object.fromEntries(found) as DetailErrors<Field>;
}
