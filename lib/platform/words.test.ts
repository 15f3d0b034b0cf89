import { CallError } from '#lib/platform/errors.ts';
import { wordRefusal } from '#lib/platform/words.ts';
import en from '#messages/en.json' with { type: 'json' };

const words = en.errors;
const refused = (status: number, more: { code?: string; message?: string } = {}) =>
  wordRefusal(new CallError('platform', { status, ...more }), words);

test('ERR-03 ACC-15 a refusal shows what its code means, else what the service says, else general words', () => {
  expect(refused(400, { code: 'error.timeout.active', message: 'English' })).toEqual({
    text: words.error_timeout_active,
    place: 'form',
  });
  expect(refused(400, { code: 'error.nobody.knows', message: 'The limit is locked.' }).text).toBe('The limit is locked.');
  expect(refused(400, { code: 'error.nobody.knows' }).text).toBe(words.error_oops_tryAgain);
  expect(refused(400).text).toBe(words.error_oops_tryAgain);
  expect(wordRefusal(new TypeError('x is undefined'), words).text).toBe(words.error_oops_tryAgain);
});

test.each(['constructor', '__proto__', 'toString'])('ERR-03 the code %s means nothing', (code) => {
  expect(refused(400, { code }).text).toBe(words.error_oops_tryAgain);
});

test.each([404, 500, 503])('ERR-04 ACC-15 a refusal with status %i and a message becomes a notice', (status) => {
  expect(refused(status, { message: 'Gone fishing.' })).toEqual({ text: 'Gone fishing.', place: 'toast' });
});
