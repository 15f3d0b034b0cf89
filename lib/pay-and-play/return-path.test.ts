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
  ['https://elsewhere.test/', '/online-casino'],
  ['//elsewhere.test', '/online-casino'],
  ['/\\elsewhere.test', '/online-casino'],
])('PNP-07 who wanted to %p arrives at %p', (wanted, path) => {
  expect(returnPathOf(wanted)).toBe(path);
});
