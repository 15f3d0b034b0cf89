import { CallError, type ErrorEnvelope, type ErrorLayer } from '#lib/platform/errors.ts';
import { troubleOf } from './trouble.ts';

const failed = (envelope: ErrorEnvelope, layer: ErrorLayer = 'platform') => troubleOf(new CallError(layer, envelope), 'en');
const form = (code: string) => ({ kind: 'form', code });

test('SGN-18 a known person is a duplicate', () => {
  expect(failed({ status: 400, code: 'error.registration.player_already_exists' })).toEqual({ kind: 'duplicated' });
});

test('SGN-19 a tax number in use stands at its field', () => {
  const faults = { cpf: 'error.cpf.duplicate_found' };
  expect(failed({ status: 400, code: 'error.cpf.duplicate_found' })).toEqual({ kind: 'fields', faults });
});

test('SGN-20 no answer reads as a closed country', () => {
  expect(failed({ status: 503 }, 'network')).toEqual(form('error.country.blocked'));
  expect(failed({ status: 451, code: 'error.country.restricted' })).toEqual(form('error.country.blocked'));
});

test('SGN-21 a refusal without a field is unexpected', () => {
  expect(failed({ status: 400, code: 'error.validation' })).toEqual(form('error.signup.unhandled'));
  const elsewhere = [{ field: 'siteId', code: 'error.field.invalid' }];
  expect(failed({ status: 400, fieldErrors: elsewhere })).toEqual(form('error.signup.unhandled'));
});

test('SGN-22 SGN-23 tell a failed captcha from a number that cannot be reached', () => {
  expect(failed({ status: 403, code: 'error.captcha.validation' })).toEqual(form('error.captcha.validation'));
  const faults = { phoneBody: 'error.vonage.validation' };
  expect(failed({ status: 403, code: 'error.vonage.phone.invalid' })).toEqual({ kind: 'fields', faults });
});

test('SGN-24 a failing service is told as such', () => {
  expect(failed({ status: 500, code: 'error.system.error' })).toEqual(form('error.system.error'));
  expect(troubleOf(new TypeError('nonsense'), 'en')).toEqual(form('error.system.error'));
});

test('SGN-25 complaints come to the form’s own fields, the first of each', () => {
  const fieldErrors = [
    { field: 'postalCode', code: 'error.post_code.invalid' },
    { field: 'email', code: 'error.email.invalid' },
    { field: 'email', code: 'error.field.required' },
  ];
  const faults = { postCode: 'error.post_code.invalid', email: 'error.email.invalid' };
  expect(failed({ status: 400, code: 'error.validation', fieldErrors })).toEqual({ kind: 'fields', faults });
});

test('DEC-X-9 too many registrations say for how long, by the hour where the answer does not', () => {
  const told = { status: 429, code: 'error.too_many_requests', additionalInfo: { retryAfterSeconds: 1_260 } };
  expect(failed(told)).toEqual({ kind: 'form', code: 'error.too_many_requests', wait: '21 minutes' });
  expect(failed({ status: 429 })).toEqual({ kind: 'form', code: 'error.too_many_requests', wait: '1 hour' });
});

test('a place that nobody can tell closes registration in words of its own', () => {
  expect(failed({ status: 503, code: 'error.access.unavailable' })).toEqual(form('error.access.unavailable'));
});

test('SGN-15 too many codes block further ones', () => {
  expect(failed({ status: 400, code: 'sms.max.attempts.reached' })).toEqual({ kind: 'maxAttempts' });
});
