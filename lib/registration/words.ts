import type en from '#messages/en.json';

export type RegistrationWords = (typeof en)['registration'];
type Key = keyof RegistrationWords;

const keys: Readonly<Record<string, Key>> = {
  'error.field.required': 'faultRequired',
  'error.field.too_long': 'faultTooLong',
  'error.field.characters': 'faultCharacters',
  'error.name.invalid': 'faultName',
  'error.email.invalid': 'faultEmail',
  'error.password.policy': 'faultPassword',
  'error.password.incorrect': 'faultPasswordIncorrect',
  'error.phone.invalid': 'faultPhone',
  'error.vonage.validation': 'faultPhoneReach',
  'error.date.invalid': 'faultDate',
  'error.age.minimum': 'faultAge',
  'error.post_code.invalid': 'faultPostCode',
  'error.cpf.invalid': 'faultCpf',
  'error.cpf.duplicate_found': 'faultCpfTaken',
  'error.terms.required': 'faultTick',
  'error.country.not_supported': 'faultCountry',
  'error.province.not_supported': 'faultCountry',
  'sms.code.invalid': 'codeInvalid',
  'sms.code.expired': 'codeExpired',
  'error.country.blocked': 'errorBlocked',
  'error.signup.unhandled': 'errorUnhandled',
  'error.captcha.validation': 'errorCaptcha',
  'error.system.error': 'errorSystem',
  'error.registration.excluded': 'errorExcluded',
  'error.access.unavailable': 'errorAccess',
  'error.too_many_requests': 'errorTooMany',
  'login.error.unauthorized': 'completeFailed',
};

/** A code in words; an unknown one is said to be unexpected. Placeholders are filled with what is known. */
export function sayCode(words: RegistrationWords, code: string, values: Readonly<Record<string, string | number>> = {}): string {
  // Own names only: a service may call its refusal `constructor`.
  const key = Object.hasOwn(keys, code) ? keys[code] : undefined;
  return fill(words[key ?? 'errorUnhandled'], values);
}

/** Fills `{name}`; these messages have nothing else to format, and a formatter would weigh more than the form. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
