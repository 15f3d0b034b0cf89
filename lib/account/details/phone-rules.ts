import { readPhone } from '#lib/core/validation/phone.ts';
import type { DetailErrors } from './rules.ts';

export interface PhoneValues {
  readonly phonePrefix: string;
  readonly phoneBody: string;
}

/** DEC-VAL-4: the error of a new phone number; the platform refuses one that is stored and proven. */
export function checkPhone({ phonePrefix, phoneBody }: PhoneValues): DetailErrors<'phoneBody'> {
  if (phoneBody.trim() === '') return { phoneBody: 'error.field.required' };
  return readPhone(phonePrefix, phoneBody) ? {} : { phoneBody: 'error.phone.invalid' };
}
