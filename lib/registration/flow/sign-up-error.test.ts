import { CallError, type ErrorEnvelope, type ErrorLayer } from '#lib/core/api/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { toSignUpError } from './sign-up-error.ts';

const failed = (envelope: ErrorEnvelope, layer: ErrorLayer = 'platform') =>
  toSignUpError(new CallError(layer, envelope), 'en', en.registration);
const form = (code: string) => ({ kind: 'form', code });

test('SGN-18 an existing player is a duplicate', () => {
  expect(failed({ status: 400, code: 'error.registration.player_already_exists' })).toEqual({ kind: 'duplicated' });
});

test('the account of a bank payment is continued at the bank', () => {
  expect(failed({ status: 400, code: 'error.registration.bank_unfinished' })).toEqual({ kind: 'fromBank' });
});

test('SGN-19 a tax number in use is an error of its field', () => {
  const fieldErrors = { cpf: 'error.cpf.duplicate_found' };
  expect(failed({ status: 400, code: 'error.cpf.duplicate_found' })).toEqual({ kind: 'fields', fieldErrors });
});

test('SGN-20 no answer is shown as a blocked country', () => {
  expect(failed({ status: 503 }, 'network')).toEqual(form('error.country.blocked'));
  expect(failed({ status: 451, code: 'error.country.restricted' })).toEqual(form('error.country.blocked'));
});

test('SGN-21 a refusal without a field is an unexpected error', () => {
  expect(failed({ status: 400, code: 'error.validation' })).toEqual(form('error.signup.unhandled'));
  const elsewhere = [{ field: 'siteId', code: 'error.field.invalid' }];
  expect(failed({ status: 400, fieldErrors: elsewhere })).toEqual(form('error.signup.unhandled'));
});

test('SGN-21 DEC-X-11 a refusal that no code translates shows the sentence of the platform, in the form or at its field', () => {
  const message = 'Registration is closed on Sundays.';
  expect(failed({ status: 400, code: 'error.new.rule', message })).toEqual({ ...form('error.new.rule'), sentence: message });
  expect(failed({ status: 400, code: 'error.registration.excluded', message })).toEqual(form('error.registration.excluded'));
  expect(failed({ status: 503, code: 'error.bank.away', message })).toEqual(form('error.system.error'));
  const fieldErrors = [
    { field: 'city', code: 'error.city.new_rule', message: 'This town is not served.' },
    { field: 'email', code: 'error.email.invalid', message: 'Bad e-mail.' },
  ];
  const expected = { city: 'This town is not served.', email: 'error.email.invalid' };
  expect(failed({ status: 400, code: 'error.validation', fieldErrors })).toEqual({ kind: 'fields', fieldErrors: expected });
});

test('SGN-22 SGN-23 distinguishes a failed captcha from an unreachable number', () => {
  expect(failed({ status: 403, code: 'error.captcha.validation' })).toEqual(form('error.captcha.validation'));
  const fieldErrors = { phoneBody: 'error.vonage.validation' };
  expect(failed({ status: 403, code: 'error.vonage.phone.invalid' })).toEqual({ kind: 'fields', fieldErrors });
});

test('SGN-24 a failing service is a system error', () => {
  expect(failed({ status: 500, code: 'error.system.error' })).toEqual(form('error.system.error'));
  expect(toSignUpError(new TypeError('nonsense'), 'en', en.registration)).toEqual(form('error.system.error'));
});

test('SGN-25 maps errors to the form’s own fields, the first of each', () => {
  const fieldErrors = [
    { field: 'postalCode', code: 'error.post_code.invalid' },
    { field: 'email', code: 'error.email.invalid' },
    { field: 'email', code: 'error.field.required' },
  ];
  const expected = { postCode: 'error.post_code.invalid', email: 'error.email.invalid' };
  expect(failed({ status: 400, code: 'error.validation', fieldErrors })).toEqual({ kind: 'fields', fieldErrors: expected });
});

test('DEC-X-9 a rate limit reports its duration, one hour by default', () => {
  const limited = { status: 429, code: 'error.too_many_requests', additionalInfo: { retryAfterSeconds: 1_260 } };
  expect(failed(limited)).toEqual({ kind: 'form', code: 'error.too_many_requests', retryAfter: '21 minutes' });
  expect(failed({ status: 429 })).toEqual({ kind: 'form', code: 'error.too_many_requests', retryAfter: '1 hour' });
});

test('an unknown country closes registration with a message of its own', () => {
  expect(failed({ status: 503, code: 'error.access.unavailable' })).toEqual(form('error.access.unavailable'));
});

test.each([
  ['this browser cannot continue', 'error.registration.not_begun', form('error.registration.not_begun')],
  ['is no longer open', 'error.not_found', { kind: 'ended' }],
])('DEC-SGN-2 a registration that %s says so', (_, code, error) => {
  expect(failed({ status: 404, code })).toEqual(error);
});

test('SGN-15 reports too many codes', () => {
  expect(failed({ status: 400, code: 'sms.max.attempts.reached' })).toEqual({ kind: 'maxAttempts' });
});
