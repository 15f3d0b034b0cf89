import { dayMs } from '#lib/core/time/durations.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { cause } from '../../../fixtures/sandbox/operator.ts';
import { openWithdrawals } from '../../../fixtures/sandbox/withdrawals.ts';

const cashier = openBeforeAll(() => openWithdrawals({ SANDBOX_HISTORIES: 'long' }));

const sam = idOf('sam.withdraw');

async function checkAfter(playerId: string, change: PlayerChange) {
  await cashier().players.update(playerId, change);
  return cashier().checkOut(playerId);
}

test.each([
  ['sam.withdraw', { result: 'SUCCESS', limit: 5_000, duration: 'daily', originalLimit: 5_000 }],
  ['ben.one', { result: 'DOCUMENTS_REQUIRED' }],
  ['dan.docs', { result: 'DOCUMENTS_REQUIRED' }],
  ['eve.strict', { result: 'DOCUMENTS_REQUIRED_RESTRICTED' }],
  ['finn.review', { result: 'DOCUMENTS_UNDER_REVIEW' }],
  ['ava.new', { result: 'DOCUMENTS_REQUIRED' }],
])('WDR-01 %s gets %j', async (handle, expected) => {
  expect(await cashier().checkOut(idOf(handle))).toMatchObject(expected);
});

test('XTR-11 a blocked device fails the withdrawal check', async () => {
  expect(await cashier().checkOut(sam, 'BLOCKME')).toEqual({ result: 'FAILURE' });
});

test('DEC-X-4 a payout flag or a brand block leaves the money withdrawable, until the withdrawal flag is off', async () => {
  const [gus, hana] = [idOf('gus.risk'), idOf('hana.multi')];
  expect((await cashier().checkOut(gus)).result).toBe('SUCCESS');
  expect((await cashier().checkOut(hana)).result).toBe('SUCCESS');
  const off = { flags: { withdrawal: false } };
  expect((await checkAfter(gus, off)).result).toBe('RESTRICTED');
  expect((await checkAfter(hana, off)).result).toBe('SUSPENDED');
  expect((await checkAfter(sam, off)).result).toBe('FORBIDDEN');
  await cashier().players.update(sam, { flags: { withdrawal: true } });
});

test('WDR-01 the order of the rules: flag, suspended, documents, cap, money', async () => {
  const at = idOf('player.at');
  await cashier().fund(at, 600_000);
  const { pendingWithdrawalId } = await cashier().withdraw(at, 4_990);
  expect(await cashier().checkOut(at)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', duration: 'daily', limit: 10 });
  const request = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 3 }] };
  expect((await checkAfter(at, { ...request, kycStatus: 'PENDING' })).result).toBe('DOCUMENTS_REQUIRED');
  const late = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 31 }] };
  expect((await checkAfter(at, late)).result).toBe('DOCUMENTS_REQUIRED_RESTRICTED');
  expect((await checkAfter(at, { kycStatus: 'SUSPENDED' })).result).toBe('SUSPENDED');
  expect((await checkAfter(at, { kycStatus: 'RESTRICTED' })).result).toBe('RESTRICTED');
  expect((await checkAfter(at, { flags: { withdrawal: false } })).result).toBe('FORBIDDEN');
  await cashier().players.update(at, { kycStatus: 'FULLY VERIFIED', flags: { withdrawal: true } });
  await cashier().desk.decide(pendingWithdrawalId, 'reject', cause);
  expect(await cashier().checkOut(at)).toMatchObject({ result: 'SUCCESS', limit: 5_000 });
});

test('documents are optional for a loyal player who has withdrawn before', async () => {
  const no = idOf('player.no');
  const request = { documents: [{ type: 'ID' as const, status: 'REQUESTED' as const, requestedDaysAgo: 3 }] };
  await cashier().fund(no, 500_000, 'TRUSTLY', 'NOK');
  expect((await checkAfter(no, { ...request, kycStatus: 'PENDING', loyaltyLevel: 2 })).result).toBe('DOCUMENTS_REQUIRED');
  expect((await checkAfter(no, { loyaltyLevel: 3 })).result).toBe('DOCUMENTS_PREFERRED');
});

test('caps are in the player’s currency, double from level four, and the tightest is reported', async () => {
  const no = idOf('player.no');
  expect(await checkAfter(no, { kycStatus: 'FULLY VERIFIED', loyaltyLevel: 4 })).toMatchObject({
    duration: 'daily',
    originalLimit: 100_000,
  });
});

test('ACC-01 DEC-MISC-8 each limit level raises the caps by half', async () => {
  const no = idOf('player.no');
  for (const [limitLevel, originalLimit] of [
    [1, 150_000],
    [3, 250_000],
    [0, 100_000],
  ] as const) {
    expect(await checkAfter(no, { limitLevel })).toMatchObject({ result: 'SUCCESS', duration: 'daily', originalLimit });
  }
});

test('WDR-02 above fifty thousand euros paid out, enhanced checks are required', async () => {
  const at = idOf('player.at');
  await cashier().fund(at, 6_000_000);
  const paidOut = (minor: number) =>
    post(cashier().database, {
      referenceId: `paid_${minor}`,
      playerId: at,
      currency: 'EUR',
      at: new Date(cashier().clock.now().getTime() - 40 * dayMs),
      category: 'PAYMENT',
      type: 'WITHDRAW',
      status: 'COMPLETED',
      method: 'TRUSTLY',
      entries: { main: -minor, 'psp:TRUSTLY': minor },
    });
  const before = await readPaymentSummary(cashier().database, at);
  await paidOut(5_000_000 - before.withdrawals.minor);
  expect((await cashier().checkOut(at)).result).toBe('SUCCESS');
  await paidOut(1);
  expect((await cashier().checkOut(at)).result).toBe('EXCEEDS_KYC_LIMIT');
  expect((await cashier().refusalOf(cashier().withdraw(at, 20))).code).toBe('error.withdraw.not_allowed');
  expect((await checkAfter(at, { kycStatus: 'ENHANCED' })).result).toBe('SUCCESS');
});

test('WDR-02 a reached limit of the player does not stop a withdrawal', async () => {
  const limits = (['DEPOSIT', 'SPEND'] as const).map((kind) => ({ kind, period: 'M' as const, value: 0 }));
  expect((await checkAfter(sam, { limits })).result).toBe('SUCCESS');
  expect((await cashier().check(sam)).result).toBe('SELF_LIMIT_REACHED');
});

test('WDR-02 an empty account has not enough funds', async () => {
  const pe = idOf('player.pe');
  const main = await cashier().mainOf(pe);
  await cashier().fund(pe, -main, 'CREDITCARD', 'PEN');
  expect((await cashier().checkOut(pe)).result).toBe('NOT_ENOUGH_FUNDS');
});

test('the closed loop offers deposit methods that support payouts, with bounds and accounts', async () => {
  expect(await cashier().payoutMethods(sam)).toEqual([
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
  await cashier().fund(sam, 1_000, 'PAYSAFECARD');
  expect(await cashier().payoutMethods(sam)).toHaveLength(1);
  expect(await cashier().payoutMethods(idOf('ava.new'))).toEqual([]);
});

test('WDR-02 DEC-ACC-4 a bank account is saved masked; a new one needs the password, a known one and a repeat do not', async () => {
  const ava = idOf('ava.new');
  await openWallet(cashier().database, ava, 'EUR');
  await cashier().fund(ava, 10_000, 'PAYSAFECARD');
  expect(await cashier().payoutMethods(ava)).toMatchObject([{ method: 'BANKTRANSFER', takesBankAccount: true, accounts: [] }]);
  await cashier().players.update(ava, { kycStatus: 'FULLY VERIFIED' });
  await cashier().signIn(ava);
  const request = { method: 'BANKTRANSFER', bankAccount: 'FI2112345600000785' };
  const withdraw = (amount: number, key = 'one-key', more: object = {}) =>
    cashier().withdraw(ava, amount, { ...request, ...more }, key);
  const codeOf = async (call: Promise<unknown>) => (await cashier().refusalOf(call)).code;
  expect(await codeOf(cashier().withdraw(ava, 20, { method: 'BANKTRANSFER' }))).toBe('error.withdraw.account');
  for (const bankAccount of ['FI2112345600000786', 'IBANFI2112345600000786', 'BICNDEAFIHHFI2112345600000786']) {
    expect(await codeOf(withdraw(20, bankAccount, { bankAccount }))).toBe('error.withdraw.account');
  }
  expect(await codeOf(withdraw(1, 'too-low'))).toBe('error.withdraw.amount.too_low');
  expect(await codeOf(withdraw(20))).toBe('error.confirmation.required');
  expect(await codeOf(cashier().confirmPassword(ava, 'Wrong-light7'))).toBe('error.old_password.incorrect');
  expect(await codeOf(withdraw(20))).toBe('error.confirmation.required');
  await cashier().confirmPassword(ava);
  await cashier().clock.advance(5 * 60_000);
  expect(await codeOf(withdraw(20))).toBe('error.confirmation.required');
  expect(await cashier().payoutMethods(ava)).toMatchObject([{ accounts: [] }]);
  await cashier().confirmPassword(ava);
  const first = await withdraw(20);
  await cashier().clock.advance(5 * 60_000);
  expect(await withdraw(20)).toEqual(first);
  await cashier().withdraw(ava, 20, request);
  expect(await cashier().list(ava)).toMatchObject(Array(2).fill({ method: 'BANKTRANSFER', account: 'FI21 •••• 0785' }));
  expect(await cashier().payoutMethods(ava)).toMatchObject([{ accounts: [{ label: 'FI21 •••• 0785' }] }]);
  expect(await codeOf(cashier().withdraw(ava, 20, { ...request, bankAccount: 'FI4250001510000023' }))).toBe(
    'error.confirmation.required',
  );
  expect(await cashier().mainOf(ava)).toBe(6_000);
});

test('DEC-ACC-4 an account that was paid from within a day needs the password, also one that its method does not name', async () => {
  const cleo = idOf('cleo.vip');
  await cashier().signIn(cleo);
  const pay = async (method: string, account?: { id: string; label: string }) => {
    const { transactionId } = await cashier().start(cleo, 25, { method });
    const notice = { transactionId, providerRef: `ref_${transactionId}`, status: 'SUCCESS', amountMinor: 2_500, currency: 'EUR' };
    expect((await cashier().notify({ ...notice, ...(account && { account }) }))[0]).toBe(200);
  };
  const codeOf = async (call: Promise<unknown>) => (await cashier().refusalOf(call)).code;
  const toCard = (accountId: string) => cashier().withdraw(cleo, 20, { method: 'CREDITCARD', accountId, forfeitBonuses: true });
  await pay('CREDITCARD', { id: 'card_new', label: '•••• 4242' });
  expect(await codeOf(toCard('card_new'))).toBe('error.confirmation.required');
  await pay('TRUSTLY');
  expect(await codeOf(cashier().withdraw(cleo, 20, { forfeitBonuses: true }))).toBe('error.confirmation.required');
  await cashier().confirmPassword(cleo);
  await toCard('card_new');
  await cashier().clock.advance(6 * 60_000);
  await toCard('card_new');
  await pay('CREDITCARD', { id: 'card_later', label: '•••• 1881' });
  expect(await codeOf(toCard('card_later'))).toBe('error.confirmation.required');
  await cashier().clock.advance(dayMs);
  await toCard('card_later');
  await cashier().withdraw(cleo, 20, { forfeitBonuses: true });
  await cashier().clock.reset();
});
