import { encodingFor } from './negotiation.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['BR ; q=0, GZIP;q=0.5', 'gzip'],
  ['br;q=0.0,identity', undefined],
  ['', undefined],
  [`a${' '.repeat(200_000)}b, gzip`, 'gzip'],
])('the best encoding of a header that begins with "%.20s" is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
