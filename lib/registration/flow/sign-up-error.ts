import { serviceSentence } from '#lib/core/api/error-message.ts';
import { CallError, isCallError } from '#lib/core/api/errors.ts';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { hasErrorText, type RegistrationMessages } from '../messages.ts';
import { type FieldName, fieldsOf } from '../validation/fields.ts';

export type SignUpError =
  /** `ended`: the registration was finished elsewhere, or another one has replaced it. */
  | { readonly kind: 'duplicated' | 'fromBank' | 'maxAttempts' | 'ended' }
  | { readonly kind: 'fields'; readonly fieldErrors: Readonly<Partial<Record<FieldName, string>>> }
  /**
   * `sentence`: the service's own, for a code without a message (DEC-X-11). `retryAfter`: a duration in the page's language,
   * where trying again earlier cannot succeed.
   */
  | { readonly kind: 'form'; readonly code: string; readonly sentence?: string; readonly retryAfter?: string };

const fieldNames: ReadonlySet<string> = new Set([...fieldsOf.Details, ...fieldsOf.ContactInfo]);
/** Fields of the contract that have another name in the form. */
const aliases: Readonly<Record<string, FieldName>> = {
  postalCode: 'postCode',
  mobilePhone: 'phoneBody',
  termsAndConditionsAccepted: 'termsAndConditions',
};

function isFieldName(name: string): name is FieldName {
  return fieldNames.has(name);
}

/** SGN-25, DEC-X-11: the errors of the form's own fields, as codes or as the service's sentences; others are left out. */
function fieldErrorsOf(error: CallError, messages: RegistrationMessages): Partial<Record<FieldName, string>> {
  const fieldErrors: Partial<Record<FieldName, string>> = {};
  for (const { field, code, message } of error.fieldErrors) {
    const name = ownValue(aliases, field) ?? field;
    const sentence = serviceSentence(new CallError('platform', { status: error.status, code, ...(message && { message }) }));
    if (isFieldName(name)) fieldErrors[name] ??= hasErrorText(messages, code) ? code : (sentence ?? 'error.signup.unhandled');
  }
  return fieldErrors;
}

const form = (code: string) => ({ kind: 'form', code }) as const;

/** In seconds; one hour for a rate limit without a duration (DEC-X-9). */
function retryAfterOf({ envelope }: CallError): number {
  const { retryAfterSeconds } = envelope.additionalInfo ?? {};
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : 3_600;
}

/** SGN-18 to SGN-25: what a failed call means for the form; durations are in a language (BCP 47). */
export function toSignUpError(error: unknown, tag: LanguageTag, messages: RegistrationMessages): SignUpError {
  if (!isCallError(error)) return form('error.system.error');
  if (error.code === 'error.access.unavailable') return form(error.code);
  if (error.status === 429) {
    return { ...form('error.too_many_requests'), retryAfter: spellDuration(tag, retryAfterOf(error) * 1_000) };
  }
  if (error.layer === 'network' || error.status === 451) return form('error.country.blocked');
  if (error.code === 'error.registration.player_already_exists') return { kind: 'duplicated' };
  if (error.code === 'error.registration.bank_unfinished') return { kind: 'fromBank' };
  if (error.code === 'error.cpf.duplicate_found') return { kind: 'fields', fieldErrors: { cpf: error.code } };
  if (error.code === 'sms.max.attempts.reached') return { kind: 'maxAttempts' };
  if (error.status === 403 && error.code === 'error.vonage.phone.invalid') {
    return { kind: 'fields', fieldErrors: { phoneBody: 'error.vonage.validation' } };
  }
  if (error.status === 403) return form('error.captcha.validation');
  // SGN-24: a failing service says nothing of the values, so the form says what to do with them.
  if (error.status >= 500) return form('error.system.error');
  const fieldErrors = fieldErrorsOf(error, messages);
  if (Object.keys(fieldErrors).length > 0) return { kind: 'fields', fieldErrors };
  if (error.code === 'error.not_found') return { kind: 'ended' };
  // The site's answer.
  if (error.status === 404) return form('error.registration.not_begun');
  if (hasErrorText(messages, error.code)) return form(error.code);
  const sentence = serviceSentence(error);
  return { ...form(sentence ? error.code : 'error.signup.unhandled'), ...(sentence && { sentence }) };
}

/** The code of an error, for statistics. */
export function errorCodeOf(error: SignUpError): string {
  switch (error.kind) {
    case 'duplicated':
      return 'error.registration.player_already_exists';
    case 'fromBank':
      return 'error.registration.bank_unfinished';
    case 'maxAttempts':
      return 'sms.max.attempts.reached';
    case 'ended':
      return 'error.registration.ended';
    case 'fields':
      return Object.values(error.fieldErrors)[0] ?? 'error.validation';
    case 'form':
      return error.code;
  }
}
