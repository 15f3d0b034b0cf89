/** @jest-environment jsdom */
import { hasNewAudience } from './browser.ts';

const cookies = jest.spyOn(document, 'cookie', 'get');

test.each([
  ['audience=newcomer', false],
  ['consent=1; audience=depositor', true],
  ['audience=visitor', false],
  ['', false],
])('RTE-55 another audience brings other pages; the end of a session, told by another tab, is none: %s', (hint, isNew) => {
  document.documentElement.dataset.audience = 'newcomer';
  cookies.mockReturnValue(hint);
  expect(hasNewAudience()).toBe(isNew);
});
