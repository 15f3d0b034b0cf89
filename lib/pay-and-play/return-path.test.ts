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
