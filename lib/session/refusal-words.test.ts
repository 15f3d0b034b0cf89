import { createTranslator } from 'use-intl/core';
import { showsRefusal } from '#lib/session/refusal-words.ts';
import en from '#messages/en.json';

const say = createTranslator({ locale: 'en', messages: en.signIn });
const hour = 3_600_000;

test('LOG-06 below a day a timeout is counted in hours, else in days', () => {
  expect(showsRefusal(say, { code: 'login.error.timeout', days: 1, millisLeft: 5.2 * hour }).detail).toContain('6 hours');
  expect(showsRefusal(say, { code: 'login.error.timeout', days: 3, millisLeft: 60 * hour }).detail).toContain('3 days');
});

test('LOG-07 an exclusion says how many days are left', () => {
  expect(showsRefusal(say, { code: 'login.error.exclusion', days: 180 }).detail).toContain('180 more days');
});

test("a code that nobody knows is our fault, not the player's", () => {
  expect(showsRefusal(say, { code: 'something.new' }).message).toBe(en.signIn.errorSystem);
});
