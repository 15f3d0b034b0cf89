import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import type { FaultCode } from './fields.ts';
import { sayCode } from './words.ts';

const ofFields: Readonly<Record<FaultCode, true>> = {
  'error.field.required': true,
  'error.field.too_long': true,
  'error.field.characters': true,
  'error.name.invalid': true,
  'error.email.invalid': true,
  'error.password.policy': true,
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

test.each([...Object.keys(ofFields), ...ofCalls])('SGN-25 %s has a sentence of its own', (code) => {
  const said = sayCode(en.registration, code);
  expect(said).not.toBe(en.registration.errorSignupUnhandled);
  expect(Object.values(en.registration)).toContain(said);
});

test('SGN-21 what no sentence is known for is said to be unexpected, whatever a service calls it', () => {
  for (const code of [
    '',
    'error.of.another.age',
    'constructor',
    'error.constructor',
    '__proto__',
    'title',
    'firstTitle',
    'sms',
  ]) {
    expect(sayCode(de.registration, code)).toBe(de.registration.errorSignupUnhandled);
  }
});

test('DEC-X-9 a placeholder is filled with what is known', () => {
  expect(sayCode(en.registration, 'error.too_many_requests', { time: '1 hour' })).toContain('try again in 1 hour');
});
