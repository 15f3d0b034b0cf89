import { parseSportsPath, sportsAddress, sportsPathOf } from './routes.ts';

const none = { category: null, region: null, competition: null, event: null };

test.each([
  ['', { page: 'sport-base', ...none }],
  ['live-betting', { page: 'live-betting', ...none }],
  ['favourites', { page: 'favourites', ...none }],
  ['bet-history', { page: 'bet-history', ...none }],
  ['football', { page: 'sport-base', ...none, category: 'football' }],
  ['football/europe', { page: 'sport-base', ...none, category: 'football', region: 'europe' }],
  [
    'football/europe/continental-cup/a-b-2026-11-25',
    { page: 'sport-base', category: 'football', region: 'europe', competition: 'continental-cup', event: 'a-b-2026-11-25' },
  ],
])('RTE-35 SPB-05 the path “%s” opens its view', (path, view) => {
  expect(parseSportsPath(path)).toEqual(view);
});

test.each([
  '/football',
  'football/',
  'football//europe',
  'a/b/c/d/e',
  'Football',
  'football/../deposit',
  '..',
  'football?x=1',
  'football#top',
  'bet-history/football',
  'fußball',
  'javascript:alert(1)',
  'x'.repeat(65),
])('DEC-SPB-2 the path “%s” opens nothing', (path) => {
  expect(parseSportsPath(path)).toBeUndefined();
});

test.each([
  ['/fi-FI/sportsbook', ''],
  ['/fi-FI/sportsbook/', ''],
  ['/fi-FI/sportsbook/football/europe', 'football/europe'],
  ['/fi-FI/sportsbook/Football', undefined],
  ['/fi-FI/sportsbooks', undefined],
  ['/fi-FI', undefined],
  ['/en-FI/sportsbook', undefined],
])('DEC-SPB-2 the address %s shows the path %j', (pathname, path) => {
  expect(sportsPathOf('/fi-FI', pathname)).toBe(path);
});

test('DEC-SPB-2 an address is that of its path', () => {
  expect([sportsAddress('/fi-FI', ''), sportsAddress('/fi-FI', 'football')]).toEqual([
    '/fi-FI/sportsbook',
    '/fi-FI/sportsbook/football',
  ]);
});
