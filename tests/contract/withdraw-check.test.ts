import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { PlayerChange } from '#sandbox/ops/players.ts';
import { idOf } from '../fixtures/cashier.ts';
import { openWithdrawals } from '../fixtures/withdrawals.ts';

let house: Awaited<ReturnType<typeof openWithdrawals>>;

beforeAll(async () => {
  house = await openWithdrawals();
}, 240_000);
afterAll(() => house?.close());

const sam = idOf('sam.withdraw');

async function checkAfter(playerId: string, change: PlayerChange) {
  await house.players.update(playerId, change);
  return house.checkOut(playerId);
}

test.each([
  ['sam.withdraw', { result: 'SUCCESS', limit: 5_000, duration: 'daily', originalLimit: 5_000 }],
  ['ben.one', { result: 'DOCUMENTS_REQUIRED' }],
  ['dan.docs', { result: 'DOCUMENTS_REQUIRED' }],
  ['eve.strict', { result: 'DOCUMENTS_REQUIRED_RESTRICTED' }],
  ['finn.review', { result: 'DOCUMENTS_UNDER_REVIEW' }],
  ['ava.new', { result: 'DOCUMENTS_REQUIRED' }],
])('WDR-01 %s is told %j', async (handle, expected) => {
  expect(await house.checkOut(idOf(handle))).toMatchObject(expected);
});

test('XTR-11 a device that is not accepted fails the check of a withdrawal', async () => {
  expect(await house.checkOut(sam, 'BLOCKME')).toEqual({ result: 'FAILURE' });
});

test('DEC-X-4 a risk payout or a brand block leaves the money withdrawable, until the switch for withdrawals is off', async () => {
  const [gus, hana] = [idOf('gus.risk'), idOf('hana.multi')];
  expect((await house.checkOut(gus)).result).toBe('SUCCESS');
  expect((await house.checkOut(hana)).result).toBe('SUCCESS');
  const off = { flags: { withdrawal: false } };
  expect((await checkAfter(gus, off)).result).toBe('RESTRICTED');
  expect((await checkAfter(hana, off)).result).toBe('SUSPENDED');
  expect((await checkAfter(sam, off)).result).toBe('FORBIDDEN');
  await house.players.update(sam, { flags: { withdrawal: true } });
});

test('WDR-01 the order of the rules: switch, suspended, documents, cap, money', async () => {
  const at = idOf('player.at');
  await house.fund(at, 600_000);
  const { pendingWithdrawalId } = await house.withdraw(at, 4_990);
  expect(await house.checkOut(at)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', duration: 'daily', limit: 10 });
  const asked = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 3 }] };
  expect((await checkAfter(at, { ...asked, kycStatus: 'PENDING' })).result).toBe('DOCUMENTS_REQUIRED');
  const late = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 31 }] };
  expect((await checkAfter(at, late)).result).toBe('DOCUMENTS_REQUIRED_RESTRICTED');
  expect((await checkAfter(at, { kycStatus: 'SUSPENDED' })).result).toBe('SUSPENDED');
  expect((await checkAfter(at, { kycStatus: 'RESTRICTED' })).result).toBe('RESTRICTED');
  expect((await checkAfter(at, { flags: { withdrawal: false } })).result).toBe('FORBIDDEN');
  await house.players.update(at, { kycStatus: 'FULLY VERIFIED', flags: { withdrawal: true } });
  await house.desk.decide(pendingWithdrawalId, { decision: 'reject', reason: 'Only a test' }, 'operator');
  expect(await house.checkOut(at)).toMatchObject({ result: 'SUCCESS', limit: 5_000 });
});

test('a loyal player who has withdrawn before is asked for documents politely', async () => {
  const no = idOf('player.no');
  const asked = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 3 }] };
  await house.fund(no, 500_000, 'TRUSTLY', 'NOK');
  expect((await checkAfter(no, { ...asked, kycStatus: 'PENDING', loyaltyLevel: 2 })).result).toBe('DOCUMENTS_REQUIRED');
  expect((await checkAfter(no, { loyaltyLevel: 3 })).result).toBe('DOCUMENTS_PREFERRED');
});

test('caps are in the currency, twice as high from level four, and name the one that leaves least', async () => {
  const no = idOf('player.no');
  expect(await checkAfter(no, { kycStatus: 'FULLY VERIFIED', loyaltyLevel: 4 })).toMatchObject({
    duration: 'daily',
    originalLimit: 100_000,
  });
});

test('WDR-02 beyond fifty thousand euros’ worth paid out the enhanced checks come first', async () => {
  const at = idOf('player.at');
  await house.fund(at, 6_000_000);
  const paidOut = (minor: number) =>
    post(house.database, {
      referenceId: `paid_${minor}`,
      playerId: at,
      currency: 'EUR',
      at: new Date(house.clock.now().getTime() - 40 * 86_400_000),
      category: 'PAYMENT',
      type: 'WITHDRAW',
      status: 'COMPLETED',
      method: 'TRUSTLY',
      entries: { main: -minor, 'psp:TRUSTLY': minor },
    });
  const before = await readPaymentSummary(house.database, at);
  await paidOut(5_000_000 - before.withdrawals.minor);
  expect((await house.checkOut(at)).result).toBe('SUCCESS');
  await paidOut(1);
  expect((await house.checkOut(at)).result).toBe('EXCEEDS_KYC_LIMIT');
  expect((await house.refusalOf(house.withdraw(at, 20))).code).toBe('error.withdraw.not_allowed');
  expect((await checkAfter(at, { kycStatus: 'ENHANCED' })).result).toBe('SUCCESS');
});

test('WDR-02 a limit of the player’s own, reached in full, holds no withdrawal', async () => {
  const limits = (['DEPOSIT', 'SPEND'] as const).map((kind) => ({ kind, period: 'M' as const, value: 0 }));
  expect((await checkAfter(sam, { limits })).result).toBe('SUCCESS');
  expect((await house.check(sam)).result).toBe('SELF_LIMIT_REACHED');
});

test('WDR-02 an account that holds nothing has not enough funds', async () => {
  const pe = idOf('player.pe');
  const main = await house.mainOf(pe);
  await house.fund(pe, -main, 'CREDITCARD', 'PEN');
  expect((await house.checkOut(pe)).result).toBe('NOT_ENOUGH_FUNDS');
});

test('the closed loop offers what was paid in with and can be paid out to, with bounds and accounts', async () => {
  expect(await house.waysOut(sam)).toEqual([
    {
      method: 'TRUSTLY',
      label: 'Verkkopankki',
      min: 20,
      max: 10_000,
      currency: 'EUR',
      processTime: 'within-1-hour',
      icon: 'bank',
      accounts: [{ id: 'bank_sam_1', label: 'FI21 •••• 0785' }],
    },
  ]);
  await house.fund(sam, 1_000, 'PAYSAFECARD');
  expect(await house.waysOut(sam)).toHaveLength(1);
  expect(await house.waysOut(idOf('ava.new'))).toEqual([]);
});
