import en from '#messages/en.json' with { type: 'json' };
import { describeError, type ErrorText, type FormTexts } from './error-message.ts';
import { CallError } from './errors.ts';

const messages = en.errors;
const error = (status: number, more: { code?: string; message?: string } = {}, layer: 'platform' | 'network' = 'platform') =>
  new CallError(layer, { status, ...more });
const refused = (status: number, more: { code?: string; message?: string } = {}) => describeError(error(status, more), messages);

const own: ErrorText = { title: 'Own', detail: 'Own detail.' };
const lost: ErrorText = { title: 'Lost', detail: 'Send it again.' };
const texts: FormTexts = { byCode: { 'error.form.own': own }, lost, refused: 'Refused' };
const general = { title: 'Refused', detail: messages.error_oops_tryAgain, placement: 'form' };
const described = (cause: unknown) => describeError(cause, messages, texts);

test("ERR-03 ACC-15 shows the message of the code, else the service's sentence, else a general one", () => {
  expect(refused(400, { code: 'error.timeout.active', message: 'English' })).toEqual({
    title: '',
    detail: messages.error_timeout_active,
    placement: 'form',
  });
  expect(refused(400, { code: 'error.nobody.knows', message: 'The limit is locked.' }).detail).toBe('The limit is locked.');
  expect(refused(400, { code: 'error.nobody.knows' }).detail).toBe(messages.error_oops_tryAgain);
  expect(refused(400).detail).toBe(messages.error_oops_tryAgain);
  expect(describeError(new TypeError('x is undefined'), messages).detail).toBe(messages.error_oops_tryAgain);
});

test.each(['constructor', '__proto__', 'toString'])('ERR-03 the code %s means nothing', (code) => {
  expect(described(error(400, { code }))).toEqual(general);
});

test.each([404, 500, 503])('ERR-04 ACC-15 a refusal with status %i and a message becomes a notice', (status) => {
  for (const code of [undefined, 'error.bank.away', 'error.system.error'])
    expect(described(error(status, { message: 'Gone fishing.', ...(code && { code }) }))).toMatchObject({
      detail: 'Gone fishing.',
      placement: 'toast',
    });
});

test.each([
  ['the form’s own text of the code', error(400, { code: 'error.form.own', message: 'English' }), own],
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
  ['the form’s text for a lost answer', error(503, { code: 'error.system.error' }, 'network'), lost],
  ['the form’s text for a lost answer instead of the site’s general one', error(502, { code: 'error.system.error' }), lost],
  ['the form’s title and the general sentence', error(400, { code: 'error.nobody.knows' }), general],
  ['the form’s text for a failure of the page itself', new TypeError('x is undefined'), lost],
] as const)('ERR-03 DEC-X-11 a form shows %s', (_, cause, expected) => {
  expect(described(cause)).toEqual({ ...expected, placement: 'form' });
});

test.each([
  '{"trace":"a"}',
  '<html>Bad gateway</html>',
  'java.lang.NullPointerException: null',
  'Failed at handle.ts:12',
  'two\nlines',
  'x'.repeat(301),
])('DEC-X-11 never shows a stack, markup or JSON: %.30s', (message) => {
  expect(described(error(400, { code: 'error.nobody.knows', message }))).toEqual(general);
});
