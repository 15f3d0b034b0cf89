import fc from 'fast-check';
import { type Departure, destinationAfter } from '#lib/session/destination.ts';

const from = (departure: Partial<Departure>) =>
  destinationAfter({ home: '/fi-FI', pathname: '/fi-FI/promotions', search: '', ...departure });

test('RTE-50 a stored page comes first, then a forced one, then the page of the sign-in, all with the locale', () => {
  const forced = '/accept-terms-condition';
  expect(from({ stored: '/my-account', forced, search: '?return=%2Fmy-account%2Fbanking%3Fx%3D1' })).toBe(
    '/fi-FI/my-account/banking?x=1',
  );
  expect(from({ stored: '/my-account', forced })).toBe('/fi-FI/my-account');
  expect(from({ forced })).toBe('/fi-FI/accept-terms-condition');
  expect(from({ search: '?login=1&tag=new' })).toBe('/fi-FI/promotions?tag=new');
  expect(from({ pathname: '/fi-FI' })).toBe('/fi-FI');
});

test.each([
  '/401',
  '/403',
  '/500',
  '/restricted',
  '/reset-password',
  '/closed-account',
  '/signup',
  '/signup/pnp',
  '/signup/callback',
  '/welcome',
])('RTE-51 %s gives way to the front page', (path) => {
  expect(from({ pathname: `/fi-FI${path}` })).toBe('/fi-FI');
  expect(from({ stored: `${path}?step=verification` })).toBe('/fi-FI');
});

test('RTE-52 a bonus code comes along', () => {
  expect(from({ search: '?bonusCode=SUMMER%2050' })).toBe('/fi-FI/promotions?bonusCode=SUMMER+50');
  expect(from({ pathname: '/fi-FI/signup', search: '?bonusCode=A1' })).toBe('/fi-FI?bonusCode=A1');
  expect(from({ search: '?bonusCode=A1&return=%2Fmy-account' })).toBe('/fi-FI/my-account?bonusCode=A1');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'RTE-50 %j is no page of this site',
  (path) => {
    expect(from({ search: `?return=${encodeURIComponent(path)}` })).toBe('/fi-FI/promotions');
    expect(from({ stored: path })).toBe('/fi-FI/promotions');
  },
);

test('RTE-50 whatever the address asks for, the way leads to a page of this site and this locale', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '%2e%2e',
      '@',
      ':',
      '?',
      '#',
      '&',
      '=',
      'https:',
      'javascript:',
      '\t',
      '\n',
      '\u0000',
      '\ud800',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(path, path, path, (wanted, stored, bonusCode) => {
      const search = `?${new URLSearchParams({ return: wanted, bonusCode })}`;
      const address = from({ search, stored });
      const { origin, pathname } = new URL(address, 'https://site.test');
      expect(origin).toBe('https://site.test');
      expect(`${pathname}/`.startsWith('/fi-FI/')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
