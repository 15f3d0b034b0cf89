import { spellDuration } from '#lib/i18n/duration.ts';
import { type CallError, isCallError } from '#lib/platform/errors.ts';
import { type FieldName, fieldsOf } from './fields.ts';

/** What a refused call means for the form. */
export type Trouble =
  | { readonly kind: 'duplicated' | 'maxAttempts' }
  | { readonly kind: 'fields'; readonly faults: Readonly<Partial<Record<FieldName, string>>> }
  /** `wait`: for how long trying again is of no use, in words. */
  | { readonly kind: 'form'; readonly code: string; readonly wait?: string };

const fieldNames: ReadonlySet<string> = new Set([...fieldsOf.Details, ...fieldsOf.ContactInfo]);
/** Fields of the wire that stand under another name in the form. */
const aliases: Readonly<Record<string, FieldName>> = {
  postalCode: 'postCode',
  mobilePhone: 'phoneBody',
  termsAndConditionsAccepted: 'termsAndConditions',
};

function isFieldName(name: string): name is FieldName {
  return fieldNames.has(name);
}

/** SGN-25: complaints by the form's own fields; those about anything else are left out. */
function faultsOf(error: CallError): Partial<Record<FieldName, string>> {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const { field, code } of error.fieldErrors) {
    const name = aliases[field] ?? field;
    if (isFieldName(name)) faults[name] ??= code;
  }
  return faults;
}

const form = (code: string) => ({ kind: 'form', code }) as const;

/** In seconds. A limit that does not say when it ends counts by the hour (DEC-X-9). */
function waitOf({ envelope }: CallError): number {
  const { retryAfterSeconds } = envelope.additionalInfo ?? {};
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : 3_600;
}

/** D1 §8, SGN-18 to SGN-25: the outcome of a call that failed; what is said of time is in a language (BCP 47). */
export function troubleOf(error: unknown, tag: string): Trouble {
  if (!isCallError(error)) return form('error.system.error');
  if (error.code === 'error.access.unavailable') return form(error.code);
  if (error.status === 429) return { ...form('error.too_many_requests'), wait: spellDuration(tag, waitOf(error) * 1_000) };
  if (error.layer === 'network' || error.status === 451) return form('error.country.blocked');
  if (error.code === 'error.registration.player_already_exists') return { kind: 'duplicated' };
  if (error.code === 'error.cpf.duplicate_found') return { kind: 'fields', faults: { cpf: error.code } };
  if (error.code === 'sms.max.attempts.reached') return { kind: 'maxAttempts' };
  if (error.status === 403 && error.code === 'error.vonage.phone.invalid') {
    return { kind: 'fields', faults: { phoneBody: 'error.vonage.validation' } };
  }
  if (error.status === 403) return form('error.captcha.validation');
  if (error.status >= 500) return form('error.system.error');
  const faults = faultsOf(error);
  if (Object.keys(faults).length > 0) return { kind: 'fields', faults };
  const isKnown = error.code.startsWith('sms.code.') || error.code === 'error.registration.excluded';
  return form(isKnown ? error.code : 'error.signup.unhandled');
}

/** The code of an outcome, for who counts them. */
export function codeOf(trouble: Trouble): string {
  switch (trouble.kind) {
    case 'duplicated':
      return 'error.registration.player_already_exists';
    case 'maxAttempts':
      return 'sms.max.attempts.reached';
    case 'fields':
      return Object.values(trouble.faults)[0] ?? 'error.validation';
    case 'form':
      return trouble.code;
  }
}
