import { fitTitle } from './head.ts';

test('CNT-24 a title that search engines would cut gives its place to a shorter one', () => {
  const long = 'x'.repeat(61);
  expect(fitTitle('x'.repeat(60), 'short')).toHaveLength(60);
  expect(fitTitle(long, 'short', 'shorter')).toBe('short');
  expect(fitTitle(long, long, `${long}x`)).toBe(`${long}x`);
});
