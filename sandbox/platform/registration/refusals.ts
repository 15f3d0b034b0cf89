import type { FieldError } from '#lib/platform/errors.ts';
import type { FieldName } from '#lib/registration/fields.ts';
import { Refusal, refusal } from '../refusal.ts';

const sentences = {
  'error.registration.player_already_exists': 'There is an account with these details already.',
  'error.registration.excluded': 'This person is excluded from playing.',
  'error.cpf.duplicate_found': 'This tax number is in use.',
  'sms.max.attempts.reached': 'No further code can be sent today.',
  'sms.code.invalid': 'The code is not right.',
  'sms.code.expired': 'The code can no longer be used.',
} as const;

/** A refusal of registration by its code. */
export function refuse(code: keyof typeof sentences): Refusal {
  return new Refusal({ status: 400, code, message: sentences[code] });
}

/** SGN-23: a number that no message can reach. */
export function phoneInvalid(): Refusal {
  const code = 'error.vonage.phone.invalid';
  return new Refusal({ status: 403, code, message: 'No message can be sent to this number.' });
}

/** SGN-25: complaints at their fields; the rejected value is left out where it is a secret. */
export function refuseFields(faults: readonly { readonly field: FieldName | 'postalCode'; readonly code: string }[]): Refusal {
  const fieldErrors = faults.map(
    ({ field, code }): FieldError => ({ objectName: 'registration', field, status: '400', message: code, code }),
  );
  return refusal(400, 'error.validation', { fieldErrors });
}
