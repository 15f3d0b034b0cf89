import type { FieldError } from '#lib/core/api/errors.ts';
import { type Refusal, refusal } from '../core/refusal.ts';

/** Throws the field errors, if there are any. Rejected values are left out. */
export function refuseFields(errors: Readonly<Record<string, string | undefined>>): void {
  const fieldErrors = Object.entries(errors).flatMap(([field, code]): FieldError[] =>
    code ? [{ objectName: 'account', field, status: '400', message: code, code }] : [],
  );
  if (fieldErrors.length > 0) throw fieldsRefusal(fieldErrors);
}

function fieldsRefusal(fieldErrors: readonly FieldError[]): Refusal {
  return refusal(400, 'error.validation', { fieldErrors });
}
