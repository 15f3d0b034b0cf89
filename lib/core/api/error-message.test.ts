import en from '#messages/en.json' with { type: 'json' };
import { errorMessage } from './error-message.ts';
import { CallError } from './errors.ts';

const messages = en.errors;
const refused = (status: number, more: { code?: string; message?: string } = {}) =>
  errorMessage(new CallError('platform', { status, ...more }), messages);

test("ERR-03 ACC-15 shows the message of the code, else the service's sentence, else a general one", () => {
  expect(refused(400, { code: 'error.timeout.active', message: 'English' })).toEqual({
    text: messages.error_timeout_active,
    placement: 'form',
  });
  expect(refused(400, { code: 'error.nobody.knows', message: 'The limit is locked.' }).text).toBe('The limit is locked.');
  expect(refused(400, { code: 'error.nobody.knows' }).text).toBe(messages.error_oops_tryAgain);
  expect(refused(400).text).toBe(messages.error_oops_tryAgain);
  expect(errorMessage(new TypeError('x is undefined'), messages).text).toBe(messages.error_oops_tryAgain);
});

test.each(['constructor', '__proto__', 'toString'])('ERR-03 the code %s means nothing', (code) => {
  expect(refused(400, { code }).text).toBe(messages.error_oops_tryAgain);
});

test.each([404, 500, 503])('ERR-04 ACC-15 a refusal with status %i and a message becomes a notice', (status) => {
  expect(refused(status, { message: 'Gone fishing.' })).toEqual({ text: 'Gone fishing.', placement: 'toast' });
});
