/** @jest-environment jsdom */
import { isJustReloaded } from './reload-once.ts';

const documents = (type: NavigationTimingType, ageMs: number) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  jest.spyOn(performance, 'now').mockReturnValue(ageMs);
};
afterEach(() => jest.restoreAllMocks());

test.each([
  ['navigate', 100, false],
  ['back_forward', 100, false],
  ['reload', 100, true],
  ['reload', 31_000, false],
] as const)('a document of a %s, %i ms old, has just been loaded again: %s', (type, ageMs, expected) => {
  documents(type, ageMs);
  expect(isJustReloaded()).toBe(expected);
});
