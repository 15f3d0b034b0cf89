import { CallError } from '#lib/platform/errors.ts';
import en from '#messages/en.json' with { type: 'json' };
import { codeOf, showFault } from './faults.ts';

const { recovery: words, errors } = en;
const refused = (status: number, code?: string) => new CallError('platform', { status, code });

it.each([
  ['RST-08', refused(400, 'sms.code.invalid'), words.errorCode],
  ['RST-08', refused(400, 'error.password.reset'), words.errorReset],
  ['RST-08', refused(404, 'error.password.reset'), words.errorReset],
  ['RST-11', refused(400, 'sms.max.attempts.reached'), words.blocked],
  ['RST-08', refused(400, 'error.of.another.kind'), words.errorRefused],
  ['RST-08', refused(404, 'error.not_found'), words.errorLost],
  ['RST-08', refused(500, 'error.of.another.kind'), errors.error_system_error],
  ['RST-08', refused(503, 'error.maintenance'), errors.error_maintenance],
  ['RST-09', refused(500), words.errorNoCode],
  ['RST-09', refused(502, 'unhandled.error.no.code'), words.errorNoCode],
  ['RST-08', new TypeError('Failed to fetch'), errors.error_system_error],
])('%s says what %o means', (_row, error, title) => {
  expect(showFault(error, words, errors).title).toBe(title);
  expect(showFault(error, words, errors).detail).toBeTruthy();
});

it('RST-09 a refusal without a code is unhandled.error.no.code', () => {
  expect(codeOf(refused(400))).toBe('unhandled.error.no.code');
});
