/** @jest-environment jsdom */
import { loadEarly } from './load-early.ts';

const load = jest.fn(() => Promise.reject(new Error('offline')));

test.each([
  ['visitor', 'everyone', 1],
  ['visitor', 'players', 0],
  ['d0', 'players', 1],
  [undefined, 'everyone', 0],
] as const)('on a page of %s a part for %s is loaded %d times', (shown, audience, times) => {
  load.mockClear();
  if (shown) document.documentElement.dataset.audience = shown;
  else delete document.documentElement.dataset.audience;
  loadEarly(load, audience);
  expect(load).toHaveBeenCalledTimes(times);
});
