import { returnPathOf } from '#lib/pay-and-play/return-path.ts';

test.each([
  ['/promotions/casino', '/promotions/casino'],
  ['/my-account/banking/transactions?page=2', '/my-account/banking/transactions?page=2'],
  [undefined, '/online-casino'],
  ['', '/online-casino'],
  ['/', '/online-casino'],
  ['/signup/pnp', '/online-casino'],
  ['/signup/callback?code=1', '/online-casino'],
  ['/401?return=/vip', '/online-casino'],
  ['https://another.test/', '/online-casino'],
  ['//another.test', '/online-casino'],
  ['/\\another.test', '/online-casino'],
])('PNP-07 the requested path %p leads to %p', (requested, path) => {
  expect(returnPathOf(requested)).toBe(path);
});

test('RTE-52 the bonus code of the tab, or of the requested page, stays in the path', () => {
  expect(returnPathOf('/promotions/casino?tag=1', 'A1')).toBe('/promotions/casino?tag=1&bonusCode=A1');
  expect(returnPathOf('/deposit?bonusCode=B2', 'A1')).toBe('/deposit?bonusCode=B2');
  expect(returnPathOf(undefined, 'A1')).toBe('/online-casino?bonusCode=A1');
  expect(returnPathOf('/signup?bonusCode=B2')).toBe('/online-casino?bonusCode=B2');
});
