import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { errorText } from './messages.ts';
import type { FieldErrorCode } from './validation/fields.ts';

const ofFields: Readonly<Record<FieldErrorCode, true>> = {
  'error.field.required': true,
  'error.field.too_long': true,
  'error.field.characters': true,
  'error.name.invalid': true,
  'error.email.invalid': true,
  'error.password.policy': true,
  'error.password.common': true,
  'error.phone.invalid': true,
  'error.date.invalid': true,
  'error.age.minimum': true,
  'error.post_code.invalid': true,
  'error.cpf.invalid': true,
  'error.terms.required': true,
};
const ofCalls = [
  'error.password.incorrect',
  'error.vonage.validation',
  'error.cpf.duplicate_found',
  'error.country.not_supported',
  'error.province.not_supported',
  'sms.code.invalid',
  'sms.code.expired',
  'error.country.blocked',
  'error.captcha.validation',
  'error.system.error',
  'error.registration.excluded',
  'error.access.unavailable',
  'error.too_many_requests',
];

test.each([...Object.keys(ofFields), ...ofCalls])('SGN-25 %s has a message of its own', (code) => {
  const message = errorText(en.registration, code);
  expect(message).not.toBe(en.registration.errorSignupUnhandled);
  expect(Object.values(en.registration)).toContain(message);
});

test('SGN-21 a code without a message gets the general one, whatever its name', () => {
  for (const code of ['', 'error.unknown.code', 'constructor', 'error.constructor', '__proto__', 'title', 'firstTitle', 'sms']) {
    expect(errorText(de.registration, code)).toBe(de.registration.errorSignupUnhandled);
  }
});

test('DEC-X-9 fills placeholders with the given values', () => {
  expect(errorText(en.registration, 'error.too_many_requests', { time: '1 hour' })).toContain('try again in 1 hour');
});
