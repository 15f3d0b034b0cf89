import { sql } from 'drizzle-orm';
import { readTransactionSummary } from '#lib/account/contract.ts';
import { startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { startTimeout } from '#lib/protection/contract.ts';
import { listTransactions, readNetPosition, readWallet } from '#lib/wallet/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { addPlayer } from '../fixtures/sandbox/new-player.ts';
import { cause } from '../fixtures/sandbox/operator.ts';
import { openWithdrawals } from '../fixtures/sandbox/withdrawals.ts';

const cashier = openBeforeAll(() => openWithdrawals({ SANDBOX_HISTORIES: 'long' }));

afterEach(async () => {
  expect(await verifyLedger(cashier().database)).toMatchObject({ balanced: true, faults: [] });
});

const sam = idOf('sam.withdraw');
const tia = idOf('tia.pending');
const cleo = idOf('cleo.vip');
const minutes = (count: number) => count * 60_000;

async function moneyOf(playerId: string) {
  const { balanceMap } = await cashier().call(playerId, readWallet, {});
  const sum = (entries: readonly { readonly amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0);
  return { main: sum(balanceMap.main), locked: sum(balanceMap.locked), bonus: sum(balanceMap.bonus) };
}

async function newestOf(playerId: string, limit = 1) {
  const { transactions } = await cashier().call(playerId, listTransactions, { query: { limit } });
  return transactions.map(({ type, status, amount }) => [type, status, amount]);
}

test('WDR-04 a withdrawal moves money from main to locked, and an approval from there to the provider', async () => {
  expect(await moneyOf(sam)).toMatchObject({ main: 300, locked: 0 });
  const { pendingWithdrawalId, transactionId, status } = await cashier().withdraw(sam, 100);
  expect([transactionId, status]).toEqual([pendingWithdrawalId, 'PENDING']);
  expect(await moneyOf(sam)).toMatchObject({ main: 200, locked: 100 });
  expect(await newestOf(sam)).toEqual([['WITHDRAW', 'PENDING', -100]]);
  // The player and the operator read the same reference everywhere.
  const [row] = (await cashier().call(sam, listTransactions, { query: { limit: 1 } })).transactions;
  const [listed] = await cashier().list(sam, { status: 'PENDING' });
  const [queued] = (await cashier().desk.list({ status: 'OPEN', position: 0 })).withdrawals.slice(-1);
  expect(listed?.reference).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  expect([row?.reference, queued?.reference]).toEqual([listed?.reference, listed?.reference]);
  const before = (await cashier().call(sam, readTransactionSummary, {})).totalWithdrawalsAmount;
  expect(await cashier().desk.decide(pendingWithdrawalId, 'approve', cause)).toMatchObject({
    status: 'COMPLETED',
  });
  expect(await moneyOf(sam)).toMatchObject({ main: 200, locked: 0 });
  expect(await newestOf(sam)).toEqual([['WITHDRAW', 'COMPLETED', -100]]);
  expect((await cashier().call(sam, readTransactionSummary, {})).totalWithdrawalsAmount).toBe(before + 100);
});

test('WDR-06 a cancelled withdrawal returns the money, has two rows and does not count', async () => {
  const net = () => cashier().call(sam, readNetPosition, {});
  const before = [await moneyOf(sam), await net()];
  const { pendingWithdrawalId } = await cashier().withdraw(sam, 40);
  const { balanceMap } = await cashier().cancel(sam, pendingWithdrawalId, 40);
  expect(balanceMap.locked).toEqual([]);
  expect([await moneyOf(sam), await net()]).toEqual(before);
  expect(await newestOf(sam, 2)).toEqual([
    ['CANCELED', 'COMPLETED', 40],
    ['WITHDRAW', 'CANCELLED', -40],
  ]);
  expect((await cashier().refusalOf(cashier().cancel(sam, pendingWithdrawalId, 40))).code).toBe('error.withdrawal.not_pending');
});

test('a rejection returns the money with a reason, and does not count', async () => {
  const before = await moneyOf(sam);
  const { pendingWithdrawalId } = await cashier().withdraw(sam, 41);
  expect(
    await cashier().desk.decide(pendingWithdrawalId, 'reject', { by: 'operator', reason: 'The account is not in his name' }),
  ).toMatchObject({
    status: 'REVERTED',
    decidedBy: 'operator',
    reason: 'The account is not in his name',
  });
  expect(await moneyOf(sam)).toEqual(before);
  expect(await newestOf(sam, 2)).toEqual([
    ['REVERSAL', 'COMPLETED', 41],
    ['WITHDRAW', 'REVERTED', -41],
  ]);
});

test('TXN-09 withdrawals are listed newest first, up to the limit; PENDING includes all open ones', async () => {
  expect(await cashier().list(tia, { status: 'PENDING' })).toMatchObject([
    { amount: 80, currency: 'EUR', method: 'TRUSTLY', account: 'FI48 •••• 3301', status: 'PENDING' },
    { amount: 50 },
  ]);
  expect(await cashier().list(tia, { status: 'PENDING', limit: 1 })).toHaveLength(1);
  expect((await cashier().list(cleo, { status: 'PENDING' })).map(({ amount }) => amount)).toEqual([150]);
  expect((await cashier().list(cleo, { status: 'COMPLETED' })).length).toBeGreaterThan(0);
  expect(await cashier().list(idOf('ava.new'))).toEqual([]);
});

test("another player's withdrawal, another amount and an unknown id are refused alike", async () => {
  const [theirs] = await cashier().list(tia, { status: 'PENDING' });
  const id = theirs?.pendingWithdrawalId ?? '';
  const refusals = await Promise.all(
    [cashier().cancel(sam, id, 80), cashier().cancel(sam, 'wd_none', 80), cashier().cancel(tia, id, 79)].map(cashier().refusalOf),
  );
  for (const { status, envelope } of refusals) {
    expect([status, envelope]).toEqual([400, refusals[0]?.envelope]);
    expect(envelope.code).toBe('error.withdrawal.not_pending');
  }
});

test('WDR-06 a market that forbids it says so in the list and refuses to cancel; an operator still rejects', async () => {
  const at = idOf('player.at');
  await cashier().fund(at, 10_000);
  const { pendingWithdrawalId } = await cashier().withdraw(at, 20);
  expect(await cashier().list(at, { status: 'PENDING' })).toMatchObject([{ pendingWithdrawalId, isCancellable: false }]);
  const refusal = await cashier().refusalOf(cashier().cancel(at, pendingWithdrawalId, 20));
  expect([refusal.status, refusal.code]).toEqual([400, 'error.withdrawal.cancel.forbidden']);
  expect((await moneyOf(at)).locked).toBe(20);
  await cashier().desk.decide(pendingWithdrawalId, 'reject', cause);
  expect((await moneyOf(at)).locked).toBe(0);
});

test('WDR-07 the sixth cancellation of a calendar day is refused, and allowed the next day', async () => {
  const fi = idOf('player.fi');
  await cashier().fund(fi, 100_000);
  for (let count = 0; count < 5; count += 1) {
    const { pendingWithdrawalId } = await cashier().withdraw(fi, 20);
    await cashier().cancel(fi, pendingWithdrawalId, 20);
  }
  await cashier().players.update(fi, { flags: { isWithdrawalReview: true } });
  const { pendingWithdrawalId } = await cashier().withdraw(fi, 20);
  const refusal = await cashier().refusalOf(cashier().cancel(fi, pendingWithdrawalId, 20));
  expect(refusal.code).toBe('error.withdrawal.cancel.limit_reached');
  expect((await moneyOf(fi)).locked).toBe(20);
  await cashier().clock.advance(minutes(24 * 60));
  await cashier().cancel(fi, pendingWithdrawalId, 20);
  expect((await moneyOf(fi)).locked).toBe(0);
  await cashier().clock.reset();
});

test('WDR-08 a player under review, and two thousand euros and more, wait for an operator', async () => {
  await cashier().fund(sam, 400_000);
  expect(await cashier().withdraw(sam, 1_999.99)).toMatchObject({ status: 'PENDING' });
  const large = await cashier().withdraw(sam, 2_000);
  expect(large.status).toBe('WAITING_INPUT');
  expect(await newestOf(sam)).toEqual([['WITHDRAW', 'WAITING_INPUT', -2_000]]);
  await cashier().players.update(sam, { flags: { isWithdrawalReview: true } });
  const small = await cashier().withdraw(sam, 20);
  expect(small.status).toBe('WAITING_INPUT');
  await cashier().players.update(sam, { flags: { isWithdrawalReview: false } });
  await cashier().clock.advance(minutes(11));
  const open = (await cashier().list(sam, { status: 'PENDING' })).map(({ pendingWithdrawalId }) => pendingWithdrawalId);
  expect(open.sort()).toEqual([large.pendingWithdrawalId, small.pendingWithdrawalId].sort());
  await cashier().clock.reset();
  await cashier().cancel(sam, large.pendingWithdrawalId, 2_000);
  await cashier().cancel(sam, small.pendingWithdrawalId, 20);
});

test('DEC-RGA-1 a break pays what waits, but not what an operator holds', async () => {
  const takeBreak = (playerId: string) =>
    cashier().call(playerId, startTimeout, { body: { timeoutInHours: 24 } }, `break ${playerId}`);
  for (const [isHeld, status] of [
    [false, 'COMPLETED'],
    [true, 'WAITING_INPUT'],
  ] as const) {
    const playerId = await addPlayer(cashier().database, [100], cashier().clock.now());
    await cashier().fund(playerId, 400_000);
    const { pendingWithdrawalId } = await cashier().withdraw(playerId, 2_500);
    if (isHeld) await cashier().players.update(playerId, { flags: { isWithdrawalReview: true } });
    await takeBreak(playerId);
    const { withdrawals } = await cashier().desk.list({ status, position: 0 });
    const found = withdrawals.find((each) => each.withdrawalId === pendingWithdrawalId);
    expect(found).toMatchObject({ playerId, dueAt: null });
  }
});

test('a small withdrawal of a verified player is approved automatically after ten minutes', async () => {
  const { pendingWithdrawalId } = await cashier().withdraw(sam, 25);
  const statusOf = async () =>
    (await cashier().list(sam)).find((each) => each.pendingWithdrawalId === pendingWithdrawalId)?.status;
  await cashier().clock.advance(minutes(9));
  expect(await statusOf()).toBe('PENDING');
  await cashier().clock.advance(minutes(1));
  expect(await statusOf()).toBe('COMPLETED');
  await cashier().clock.reset();
});

test('a due withdrawal that fails keeps no later one waiting, and is approved when it can be', async () => {
  const { database, clock } = cashier();
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = (await cashier().withdraw(sam, 25)).pendingWithdrawalId;
  const other = await addPlayer(database, [100], clock.now());
  const second = (await cashier().withdraw(other, 25)).pendingWithdrawalId;
  const statusOf = async (playerId: string, id: string) =>
    (await cashier().list(playerId)).find((each) => each.pendingWithdrawalId === id)?.status;
  await database.execute(
    sql.raw(`alter table withdrawal add constraint fails check (withdrawal_id <> '${first}' or ended_at is null)`),
  );
  await expect(clock.advance(minutes(10))).rejects.toThrow('1 of a run failed.');
  expect([await statusOf(sam, first), await statusOf(other, second)]).toEqual(['PENDING', 'COMPLETED']);
  await database.execute(sql`alter table withdrawal drop constraint fails`);
  await clock.advance(minutes(1));
  expect(await statusOf(sam, first)).toBe('COMPLETED');
  await clock.reset();
  log.mockRestore();
});

test.each([
  ['no longer verified', 'PENDING'],
  ['suspended', 'SUSPENDED'],
  ['restricted', 'RESTRICTED'],
] as const)('a due withdrawal of a player who is %s waits for an operator', async (_, kycStatus) => {
  const { pendingWithdrawalId } = await cashier().withdraw(sam, 26);
  await cashier().players.update(sam, { kycStatus });
  await cashier().clock.advance(minutes(11));
  await cashier().players.update(sam, { kycStatus: 'FULLY VERIFIED' });
  await cashier().clock.advance(minutes(11));
  expect((await cashier().list(sam, { limit: 1 }))[0]).toMatchObject({ pendingWithdrawalId, status: 'WAITING_INPUT' });
  await cashier().clock.reset();
  expect(await cashier().desk.decide(pendingWithdrawalId, 'approve', cause)).toMatchObject({
    status: 'COMPLETED',
  });
});

test('WDR-09 an active bonus blocks the withdrawal until the player agrees to forfeit it; then both are booked together', async () => {
  const before = await moneyOf(cleo);
  expect(before.bonus).toBe(50);
  const skrill = { method: 'SKRILL' };
  const refusal = await cashier().refusalOf(cashier().withdraw(cleo, 20, skrill));
  expect([refusal.code, refusal.envelope.additionalInfo]).toEqual([
    'error.withdraw.bonus_active',
    { bonusAmount: 50, bonuses: [{ title: 'Kolmannen talletuksen bonus', amount: 50, spins: 0 }] },
  ]);
  const inEnglish = await cashier().refusalOf(cashier().withdraw(cleo, 20, { ...skrill, language: 'en' }));
  expect(inEnglish.envelope.additionalInfo).toMatchObject({ bonuses: [{ title: 'Third deposit bonus' }] });
  expect(await moneyOf(cleo)).toEqual(before);
  await cashier().withdraw(cleo, 20, { ...skrill, forfeitBonuses: true });
  expect(await moneyOf(cleo)).toEqual({ main: before.main - 20, locked: before.locked + 20, bonus: 0 });
  expect(await newestOf(cleo, 2)).toEqual([
    ['WITHDRAW', 'PENDING', -20],
    ['FORFEIT', 'COMPLETED', -50],
  ]);
});

test('DEC-X-7 a repeat with the same key returns the first result and locks once', async () => {
  const before = await moneyOf(sam);
  const key = 'one-form-of-sam';
  const answers = await Promise.all([1, 2, 3, 4].map(() => cashier().withdraw(sam, 30, {}, key)));
  expect(new Set(answers.map(({ pendingWithdrawalId }) => pendingWithdrawalId)).size).toBe(1);
  expect((await moneyOf(sam)).main).toBeCloseTo(before.main - 30);
  expect(await cashier().refusalOf(cashier().withdraw(sam, 31, {}, key))).toMatchObject({
    status: 409,
    code: 'error.idempotency.key',
  });
  const body = { method: 'TRUSTLY', amount: 30, currency: 'EUR', forfeitBonuses: false };
  expect((await cashier().refusalOf(cashier().call(sam, startWithdrawal, { body }))).code).toBe('error.idempotency.key');
});

test('an amount above the balance is refused, and the remaining cap is reported', async () => {
  const pe = idOf('player.in');
  const more = { method: 'CREDITCARD', currency: 'INR' };
  const main = (await moneyOf(pe)).main;
  expect((await cashier().refusalOf(cashier().withdraw(pe, main + 1, more))).code).toMatch(/not_enough_funds/);
  await cashier().fund(pe, 100_000_000, 'CREDITCARD', 'INR');
  await cashier().withdraw(pe, 400_000, more);
  const refusal = await cashier().refusalOf(cashier().withdraw(pe, 60_000, more));
  expect(refusal.envelope).toMatchObject({
    code: 'error.withdraw.amount.too_high',
    additionalInfo: { limit: 50_000, duration: 'daily', originalLimit: 450_000 },
  });
});

test('a currency without minor units takes whole amounts only', async () => {
  const cl = idOf('player.cl');
  const more = { method: 'CREDITCARD', currency: 'CLP' };
  await cashier().fund(cl, 100_000, 'CREDITCARD', 'CLP');
  expect((await cashier().refusalOf(cashier().withdraw(cl, 20_000.5, more))).code).toBe('error.withdraw.amount.invalid');
  const before = await moneyOf(cl);
  await cashier().withdraw(cl, 20_000, more);
  expect(await moneyOf(cl)).toMatchObject({ main: before.main - 20_000, locked: 20_000 });
});

test('a player who may not withdraw is refused at submission too', async () => {
  await cashier().players.update(sam, { flags: { withdrawal: false } });
  expect((await cashier().refusalOf(cashier().withdraw(sam, 50))).code).toBe('error.withdraw.not_allowed');
  await cashier().players.update(sam, { flags: { withdrawal: true } });
});
