import fc from 'fast-check';
import { destinationAfterSignIn, type SignInPage } from './destination.ts';

const from = (page: Partial<SignInPage>) =>
  destinationAfterSignIn({ home: '/fi-FI', pathname: '/fi-FI/promotions', search: '', ...page });

test('RTE-50 a stored page comes first, then new terms with the page of the sign-in, then that page, all with the locale', () => {
  expect(from({ stored: '/my-account', termsAreDue: true, search: '?return=%2Fmy-account%2Fbanking%3Fx%3D1' })).toBe(
    '/fi-FI/my-account/banking?x=1',
  );
  expect(from({ stored: '/my-account', termsAreDue: true })).toBe('/fi-FI/my-account');
  expect(from({ termsAreDue: true, search: '?login=1&tag=new' })).toBe(
    `/fi-FI/accept-terms-condition?return=${encodeURIComponent('/promotions?tag=new')}`,
  );
  expect(from({ termsAreDue: true, search: '?bonusCode=A1' })).toContain(encodeURIComponent('/promotions?bonusCode=A1'));
  expect(from({ termsAreDue: true, pathname: '/fi-FI' })).toBe('/fi-FI/accept-terms-condition');
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
])('RTE-51 %s is replaced by the front page', (path) => {
  expect(from({ pathname: `/fi-FI${path}` })).toBe('/fi-FI');
  expect(from({ stored: `${path}?step=verification` })).toBe('/fi-FI');
});

test('RTE-52 keeps the bonus code', () => {
  expect(from({ search: '?bonusCode=SUMMER%2050' })).toBe('/fi-FI/promotions?bonusCode=SUMMER+50');
  expect(from({ pathname: '/fi-FI/signup', search: '?bonusCode=A1' })).toBe('/fi-FI?bonusCode=A1');
  expect(from({ search: '?bonusCode=A1&return=%2Fmy-account' })).toBe('/fi-FI/my-account?bonusCode=A1');
  expect(from({ search: '?login=1&return=%2Fmy-account%3FbonusCode%3DA1', keptBonusCode: 'OLD' })).toBe(
    '/fi-FI/my-account?bonusCode=A1',
  );
  expect(from({ stored: '/signup?bonusCode=A1' })).toBe('/fi-FI?bonusCode=A1');
  expect(from({ keptBonusCode: 'OLD' })).toBe('/fi-FI/promotions?bonusCode=OLD');
  expect(from({ search: '?bonusCode=A1', keptBonusCode: 'OLD' })).toBe('/fi-FI/promotions?bonusCode=A1');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'RTE-50 rejects %j as a page of another site',
  (path) => {
    expect(from({ search: `?return=${encodeURIComponent(path)}` })).toBe('/fi-FI/promotions');
    expect(from({ stored: path })).toBe('/fi-FI/promotions');
  },
);

test('RTE-50 every destination is a page of this site and this locale', () => {
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
    fc.property(path, path, path, (requested, stored, bonusCode) => {
      const search = `?${new URLSearchParams({ return: requested, bonusCode })}`;
      const address = from({ search, stored });
      const { origin, pathname } = new URL(address, 'https://site.test');
      expect(origin).toBe('https://site.test');
      expect(`${pathname}/`.startsWith('/fi-FI/')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
