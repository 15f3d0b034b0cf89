import { pathOfDeepLink } from './deep-link.ts';

const top = { page: 'sport-base', category: null, region: null, competition: null, event: null } as const;

test.each([
  [top, ''],
  [{ ...top, page: 'live-betting' as const }, 'live-betting'],
  [{ ...top, category: 'football', region: 'europe' }, 'football/europe'],
  [{ ...top, category: 'football', region: 'europe', competition: 'cup', event: 'a-b' }, 'football/europe/cup/a-b'],
])('SPB-04 the deep link %j opens "%s"', (link, path) => {
  expect(pathOfDeepLink(link)).toBe(path);
});
