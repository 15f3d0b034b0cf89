import type { FieldError } from '#lib/core/api/errors.ts';
import type { FieldName } from '#lib/registration/validation/fields.ts';
import { type Refusal, refusal } from '../core/refusal.ts';

/** A phone number that no message can reach (SGN-23). */
export const unreachablePhoneRefusal = (): Refusal => refusal(403, 'error.vonage.phone.invalid');

export const sendLimitRefusal = (): Refusal =>
  refusal(400, 'sms.max.attempts.reached', { message: 'No further code can be sent today.' });

/** Field errors of a registration; the rejected values are left out because some are secrets (SGN-25). */
export function fieldsRefusal(errors: readonly { readonly field: FieldName | 'postalCode'; readonly code: string }[]): Refusal {
  const fieldErrors = errors.map(
    ({ field, code }): FieldError => ({ objectName: 'registration', field, status: '400', message: code, code }),
  );
  return refusal(400, 'error.validation', { fieldErrors });
}
