import { pathOf, readRoute } from './route.ts';

test.each([
  '',
  'live-betting',
  'favourites',
  'bet-history',
  'football',
  'football/europe',
  'football/europe/cup',
  'football/europe/cup/a-b',
])('SPB-05 the path "%s" names a view and comes back from it', (path) => {
  expect(pathOf(readRoute(path))).toBe(path);
});

test.each(['a/b/c/d/e', 'Football', '../x', 'constructor/<b>', 'a//b'])('"%s" opens the start page', (path) => {
  expect(readRoute(path)).toEqual({ view: 'home' });
});
