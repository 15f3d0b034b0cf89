import { CallError } from '#lib/core/api/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { describeRecoveryError, errorCodeOf } from './error-text.ts';

const { recovery: messages, errors } = en;
const refused = (status: number, code?: string) => new CallError('platform', { status, code });

it.each([
  ['RST-08', refused(400, 'sms.code.invalid'), messages.errorCode],
  ['RST-08', refused(400, 'error.password.reset'), messages.errorReset],
  ['RST-08', refused(404, 'error.password.reset'), messages.errorReset],
  ['RST-11', refused(400, 'sms.max.attempts.reached'), messages.blocked],
  ['RST-08', refused(400, 'error.of.another.kind'), messages.errorRefused],
  ['RST-08', refused(404, 'error.not_found'), messages.errorLost],
  ['RST-08', refused(500, 'error.of.another.kind'), errors.error_system_error],
  ['RST-08', refused(503, 'error.maintenance'), errors.error_system_error],
  ['RST-08', refused(429, 'error.too_many_requests'), messages.errorRefused],
  ['RST-09', refused(500), messages.errorNoCode],
  ['RST-09', refused(502, 'unhandled.error.no.code'), messages.errorNoCode],
  ['RST-08', new TypeError('Failed to fetch'), errors.error_system_error],
])('%s describes %o', (_row, error, title) => {
  expect(describeRecoveryError(error, messages, errors).title).toBe(title);
  expect(describeRecoveryError(error, messages, errors).detail).toBeTruthy();
});

it('RST-09 a refusal without a code has the code unhandled.error.no.code', () => {
  expect(errorCodeOf(refused(400))).toBe('unhandled.error.no.code');
});
