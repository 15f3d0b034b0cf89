import type { FieldError } from '#lib/core/api/errors.ts';
import type { FieldName } from '#lib/registration/validation/fields.ts';
import { createRefusals, Refusal, refusal } from '../core/refusal.ts';

/** Creates the refusal of a registration. */
export const registrationRefusal = createRefusals({
  'error.registration.player_already_exists': 'There is already an account with these details.',
  'error.registration.excluded': 'This person is excluded from gambling.',
  'error.cpf.duplicate_found': 'This tax number is in use.',
  'sms.max.attempts.reached': 'No further code can be sent today.',
  'sms.code.invalid': 'The code is wrong.',
  'sms.code.expired': 'The code has expired.',
});

/** A phone number that no message can reach (SGN-23). */
export function unreachablePhoneRefusal(): Refusal {
  const code = 'error.vonage.phone.invalid';
  return new Refusal({ status: 403, code, message: 'No message can be sent to this number.' });
}

/** Field errors of a registration; the rejected values are left out because some are secrets (SGN-25). */
export function fieldsRefusal(errors: readonly { readonly field: FieldName | 'postalCode'; readonly code: string }[]): Refusal {
  const fieldErrors = errors.map(
    ({ field, code }): FieldError => ({ objectName: 'registration', field, status: '400', message: code, code }),
  );
  return refusal(400, 'error.validation', { fieldErrors });
}
