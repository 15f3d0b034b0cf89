import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openWithdrawals } from '../../../fixtures/sandbox/withdrawals.ts';

const cashier = openBeforeAll(openWithdrawals);
afterEach(async () => {
  expect(await verifyLedger(cashier().database)).toMatchObject({ balanced: true, faults: [] });
});

const ben = idOf('ben.one');
const sam = idOf('sam.withdraw');

test.each([
  ['0', { amount: 0 }, 'error.deposit.amount.too_low'],
  ['a negative one', { amount: -50 }, 'error.deposit.amount.too_low'],
  ['9.99', { amount: 9.99 }, 'error.deposit.amount.too_low'],
  ['5000.01', { amount: 5_000.01 }, 'error.deposit.amount.too_high'],
  ['too many decimals', { amount: 20.001 }, 'error.deposit.amount.invalid'],
  ['half a cent', { amount: 20.005 }, 'error.deposit.amount.invalid'],
  ['1e300', { amount: 1e300 }, 'error.deposit.amount.invalid'],
  ['another currency', { amount: 50, currency: 'NOK' }, 'error.deposit.method'],
  ["another market's method", { amount: 50, method: 'MUCHBETTER' }, 'error.deposit.method'],
  ['a capability that is off', { amount: 50, method: 'CRYPTO' }, 'error.deposit.method'],
  ['no method', { amount: 50, method: 'SHELLS' }, 'error.deposit.method'],
  ['a way back elsewhere', { amount: 50, returnUrl: 'https://elsewhere.test/x' }, 'error.deposit.return_url'],
])('DEP-01 a deposit of %s is refused with its code and books nothing', async (_, { amount, ...more }, code) => {
  const before = await cashier().mainOf(ben);
  expect((await cashier().refusalOf(cashier().start(ben, amount, more))).code).toBe(code);
  expect(await cashier().mainOf(ben)).toBe(before);
});

test('a deposit in a currency without minor units takes whole amounts only', async () => {
  const player = idOf('player.cl');
  const more = { currency: 'CLP', locale: 'cl-CL' };
  expect((await cashier().refusalOf(cashier().start(player, 20_000.5, more))).code).toBe('error.deposit.amount.invalid');
  const before = await cashier().mainOf(player);
  await cashier().payByCard((await cashier().start(player, 20_000, more)).redirectUrl);
  expect(await cashier().mainOf(player)).toBe(before + 20_000);
});

test.each([
  ['0', { amount: 0 }, 'error.withdraw.amount.too_low'],
  ['a negative one', { amount: -50 }, 'error.withdraw.amount.too_low'],
  ['19.99', { amount: 19.99 }, 'error.withdraw.amount.too_low'],
  ['more than the method takes', { amount: 10_000.01 }, 'error.withdraw.amount.too_high'],
  ['more than there is', { amount: 9_000 }, 'error.withdraw.amount.too_high'],
  ['too many decimals', { amount: 20.001 }, 'error.withdraw.amount.invalid'],
  ['half a cent', { amount: 20.005 }, 'error.withdraw.amount.invalid'],
  ['1e300', { amount: 1e300 }, 'error.withdraw.amount.invalid'],
  ['another currency', { amount: 50, currency: 'NOK' }, 'error.withdraw.method'],
  ['a method he never paid in with', { amount: 50, method: 'SKRILL' }, 'error.withdraw.method'],
  ['a method that pays nothing out', { amount: 50, method: 'PAYSAFECARD' }, 'error.withdraw.method'],
  ['no method', { amount: 50, method: 'SHELLS' }, 'error.withdraw.method'],
  ["another player's account", { amount: 50, accountId: 'bank_tia_1' }, 'error.withdraw.method'],
])('a withdrawal of %s is refused with its code and books nothing', async (_, { amount, ...more }, code) => {
  const before = await cashier().mainOf(sam);
  expect((await cashier().refusalOf(cashier().withdraw(sam, amount, more))).code).toBe(code);
  expect(await cashier().mainOf(sam)).toBe(before);
});
