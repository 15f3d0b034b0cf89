/** @jest-environment jsdom */
import { hasNewAudience } from './audience-change.ts';

const cookies = jest.spyOn(document, 'cookie', 'get');

test.each([
  ['audience=d0', false],
  ['consent=1; audience=d1', true],
  ['audience=visitor', false],
  ['', false],
])('RTE-55 detects another audience, but not the end of a session: %s', (hint, isNew) => {
  document.documentElement.dataset.audience = 'd0';
  cookies.mockReturnValue(hint);
  expect(hasNewAudience()).toBe(isNew);
});
