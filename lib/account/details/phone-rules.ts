import { readPhone } from '#lib/core/validation/phone.ts';
import type { DetailErrors } from './rules.ts';

export interface PhoneValues {
  readonly phonePrefix: string;
  readonly phoneBody: string;
}

/** DEC-VAL-4: the error of a new phone number; `current` is the stored one: `+358401234567`. */
export function checkPhone({ phonePrefix, phoneBody }: PhoneValues, current: string): DetailErrors<'phoneBody'> {
  if (phoneBody.trim() === '') return { phoneBody: 'error.field.required' };
  const phone = readPhone(phonePrefix, phoneBody);
  if (!phone) return { phoneBody: 'error.phone.invalid' };
  return phone.whole === current ? { phoneBody: 'error.phone.unchanged' } : {};
}
