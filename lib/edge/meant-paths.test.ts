import fc from 'fast-check';
import { meantPaths } from './meant-paths.ts';

test.each([
  ['/fi-FI/promotions)', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/Promotions', ['/fi-fi/promotions']],
  ['/fi-FI/promotions.', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/promotions%20', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/promotions%E2%80%9D', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/promotions%22%3E', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/promotions/)', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI//promotions', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/%2Fpromotions', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['//fi-FI///promotions', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/promotions/index.html', ['/fi-FI/promotions', '/fi-fi/promotions']],
  ['/fi-FI/index.html', ['/fi-FI', '/fi-fi']],
  ['/index.html', ['/']],
  ['/fi-FI%20', ['/fi-FI', '/fi-fi']],
  ['/terms)', ['/terms']],
  ['/terms', []],
  ['/fi-fi/caf%C3%A9', []],
  ['/fi-fi/a%2Fb', []],
  ['/fi-fi/%E0%A4%A', []],
  ['/', []],
  ['/)', ['/']],
])('%s may mean %j', (pathname, paths) => expect(meantPaths(pathname)).toEqual(paths));

test('what is meant is a path of this site, and means itself', () => {
  fc.assert(
    fc.property(fc.webPath(), (pathname) => {
      for (const path of meantPaths(`/${pathname}`)) {
        expect(path).toMatch(/^\/(?![/\\])/);
      }
      const last = meantPaths(`/${pathname}`).at(-1);
      if (last) expect(meantPaths(last)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
