import { countFor, rangeOfPage } from './page-cut.ts';

const games = (text: string) =>
  [...text].map((mark) => ({ only: mark === 'w' ? ('web' as const) : mark === 'm' ? ('mobile' as const) : null }));
const sizes = { wide: 4, phone: 2 };

test.each([
  ['......', 'web', 4],
  ['mm....', 'web', 6],
  ['w.w.w.', 'mobile', 6],
  ['w.', 'mobile', 2],
] as const)('LOB-07 LOB-14 of %s a screen for %s needs %i games to show four', (text, channel, count) => {
  expect(countFor(games(text), 0, 4, channel)).toBe(count);
});

test('LOB-07 LOB-14 a page shows its number of games on a large screen and on a phone', () => {
  const mixed = games('mm....wwwwww......');
  expect(rangeOfPage(mixed, sizes, 1)).toEqual({ from: 0, count: 6 });
  // The six games for large screens would leave a phone without any.
  expect(rangeOfPage(mixed, sizes, 2)).toEqual({ from: 6, count: 8 });
  expect(rangeOfPage(mixed, sizes, 3)).toEqual({ from: 14, count: 4 });
});

test('LOB-14 a page after the last one is empty', () => {
  expect(rangeOfPage(games('...'), sizes, 4)).toEqual({ from: 3, count: 0 });
});
