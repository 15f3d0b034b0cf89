import { readRequester, signRequester } from './requester.ts';

const key = 'a-signing-key-of-16-or-more';
const browser = { isKnown: true, id: 'abc_DEF-1234' };
const now = 1_800_000_000_000;

test('DEC-X-9 a signed requester is believed for its account, for five minutes', () => {
  const text = signRequester(browser, 'Ann@Sandbox.test', key, now);
  expect(readRequester(text, 'ann@sandbox.test', [key], now + 299_000)).toEqual(browser);
  const stranger = { isKnown: false, id: 'network' };
  expect(readRequester(signRequester(stranger, 'a@x.test', key, now), 'a@x.test', [key], now)).toEqual(stranger);
  expect(readRequester(text, 'ann@sandbox.test', [key], now + 301_000)).toBeUndefined();
  expect(readRequester(text, 'ben@sandbox.test', [key], now)).toBeUndefined();
  expect(readRequester(text, 'ann@sandbox.test', ['another-key-of-16-or-more'], now)).toBeUndefined();
});

test('DEC-X-9 nothing else is believed', () => {
  const other = signRequester({ ...browser, isKnown: false }, 'a@x.test', key, now);
  const forged = [
    undefined,
    null,
    '',
    'known',
    other.replace('other', 'known'),
    other.replace('abc', 'abd'),
    `${other}=`,
    `${other}\n`,
  ];
  for (const text of forged) expect(readRequester(text, 'a@x.test', [key], now)).toBeUndefined();
});
