import en from '#messages/en.json' with { type: 'json' };
import { describeError, errorMessage, type FormTexts } from './error-message.ts';
import { CallError } from './errors.ts';

const messages = en.errors;
const error = (status: number, more: { code?: string; message?: string } = {}, layer: 'platform' | 'network' = 'platform') =>
  new CallError(layer, { status, ...more });
const refused = (status: number, more: { code?: string; message?: string } = {}) => errorMessage(error(status, more), messages);

const texts: FormTexts = {
  byCode: { 'error.form.own': { title: 'Own', detail: 'Own detail.' } },
  lost: { title: 'Lost', detail: 'Send it again.' },
  refused: { title: 'Refused', detail: 'Ask support.' },
};
const described = (cause: unknown) => describeError(cause, texts, messages);

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
  expect(described(error(400, { code }))).toBe(texts.refused);
});

test.each([404, 500, 503])('ERR-04 ACC-15 a refusal with status %i and a message becomes a notice', (status) => {
  expect(refused(status, { message: 'Gone fishing.' })).toEqual({ text: 'Gone fishing.', placement: 'toast' });
});

test.each([
  ['the form’s own text of the code', error(400, { code: 'error.form.own', message: 'English' }), texts.byCode['error.form.own']],
  [
    'the catalog’s message',
    error(400, { code: 'error.timeout.active', message: 'English' }),
    { title: 'Refused', detail: messages.error_timeout_active },
  ],
  [
    'the service’s sentence',
    error(400, { code: 'error.new.rule', message: 'Cards of this bank are closed.' }),
    { title: 'Refused', detail: 'Cards of this bank are closed.' },
  ],
  ['a sentence without a code', error(400, { message: 'Not today.' }), { title: 'Refused', detail: 'Not today.' }],
  [
    'the sentence of a failing service, with what to do next',
    error(503, { code: 'error.bank.away', message: 'The bank is closed until 6.' }),
    { title: 'Lost', detail: 'The bank is closed until 6. Send it again.' },
  ],
  ['the form’s text for a lost answer', error(503, { code: 'error.system.error' }, 'network'), texts.lost],
  ['the form’s text for a lost answer instead of the site’s general one', error(502, { code: 'error.system.error' }), texts.lost],
  ['the form’s text for a refusal', error(400, { code: 'error.nobody.knows' }), texts.refused],
  ['the form’s text for a failure of the page itself', new TypeError('x is undefined'), texts.lost],
] as const)('ERR-03 DEC-X-11 a form shows %s', (_, cause, expected) => {
  expect(described(cause)).toEqual(expected);
});

test.each([
  '{"trace":"a"}',
  '<html>Bad gateway</html>',
  'java.lang.NullPointerException: null',
  'Failed at handle.ts:12',
  'two\nlines',
  'x'.repeat(301),
])('DEC-X-11 never shows a stack, markup or JSON: %.30s', (message) => {
  expect(described(error(400, { code: 'error.nobody.knows', message }))).toEqual(texts.refused);
});
