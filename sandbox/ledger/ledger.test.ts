import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { openBeforeAll } from '../../tests/fixtures/open-before-all.ts';
import { testDatabases } from '../../tests/fixtures/servers/test-databases.ts';
import { openBonusAccount, openWallet } from './accounts.ts';
import { readBalances } from './balances.ts';
import { InsufficientFundsError, ReferenceTakenError, UnknownAccountError } from './errors.ts';
import { listPlayerTransactions } from './history.ts';
import { type Posting, post } from './post.ts';
import { postAll } from './post-all.ts';
import { clearLedger } from './reset.ts';
import { verifyLedger } from './verify.ts';

const at = new Date('2026-11-20T12:00:00Z');
const playerId = '100023';

function deposit(referenceId: string, minor: number, more: Partial<Posting> = {}): Posting {
  const kind = { category: 'PAYMENT', type: 'DEPOSIT', status: 'COMPLETED' } as const;
  return { referenceId, playerId, currency: 'EUR', at, ...kind, entries: { main: minor, 'psp:CREDITCARD': -minor }, ...more };
}

function bet(referenceId: string, minor: number, more: Partial<Posting> = {}): Posting {
  const kind = { category: 'CASINO', type: 'BET', status: 'SUCCESS' } as const;
  return { referenceId, playerId, currency: 'EUR', at, ...kind, entries: { main: -minor, 'house:games:relax': minor }, ...more };
}

describe.each(testDatabases)('the ledger on $name', ({ open }) => {
  const database = openBeforeAll(open, 180_000);

  beforeEach(async () => {
    await clearLedger(database().db);
    await openWallet(database().db, playerId, 'EUR');
  });

  const mainMinor = async (player = playerId) => (await readBalances(database().db, player))?.main.money.minor;

  test('OPS-03 books a deposit and a stake and balances to zero', async () => {
    await post(database().db, deposit('d1', 10_000));
    const receipt = await post(database().db, bet('b1', 250));
    expect(receipt).toMatchObject({ repeated: false, amountMinor: -250, balanceAfterMinor: 9_750 });
    expect(await mainMinor()).toBe(9_750);
    expect(await verifyLedger(database().db)).toEqual({ balanced: true, accounts: 4, entries: 4, faults: [] });
  });

  test('concurrent postings may all be the first on an operator’s account', async () => {
    await post(database().db, deposit('d1', 10_000));
    const entries = { main: -100, 'house:games:new': 100 };
    await Promise.all(Array.from({ length: 20 }, (_, turn) => post(database().db, bet(`b${turn}`, 100, { entries }))));
    expect(await mainMinor()).toBe(8_000);
    await expect(post(database().db, bet('x', 1, { entries: { main: -1, 'bonus:none': 1 } }))).rejects.toThrow(
      UnknownAccountError,
    );
  });

  test('a repeated reference returns the first result and books nothing, even when the money is spent', async () => {
    await post(database().db, deposit('d1', 100));
    const first = await post(database().db, bet('b1', 100));
    const again = await post(database().db, bet('b1', 100));
    expect(again).toEqual({ ...first, repeated: true });
    expect(await mainMinor()).toBe(0);
  });

  test('refuses an amount above the balance and books nothing', async () => {
    await post(database().db, deposit('d1', 100));
    await expect(post(database().db, bet('b1', 101))).rejects.toThrow(InsufficientFundsError);
    expect(await mainMinor()).toBe(100);
    expect((await verifyLedger(database().db)).entries).toBe(2);
  });

  test.each([
    ['a fraction', { main: 0.5, 'house:adjust': -0.5 }],
    ['a number past the safe integers', { main: 2 ** 53, 'house:adjust': -(2 ** 53) }],
    ['a sum that is not zero', { main: 5, 'house:adjust': -4 }],
    ['no entries', {}],
  ])('throws RangeError for %s', async (_, entries) => {
    await expect(post(database().db, deposit('d1', 1, { entries }))).rejects.toThrow(RangeError);
  });

  test('refuses an account that was never opened, another currency and a reference of another player', async () => {
    await post(database().db, deposit('d1', 100));
    await openWallet(database().db, '100024', 'EUR');
    await expect(post(database().db, deposit('d2', 1, { playerId: '100099' }))).rejects.toThrow(UnknownAccountError);
    await expect(post(database().db, deposit('d3', 1, { currency: 'NOK' }))).rejects.toThrow(UnknownAccountError);
    await expect(post(database().db, deposit('d1', 1, { playerId: '100024' }))).rejects.toThrow(ReferenceTakenError);
    expect(await mainMinor('100024')).toBe(0);
  });

  test('a stake from main and bonus is one row whose amount is both', async () => {
    await openBonusAccount(database().db, { playerId, currency: 'EUR', assignmentId: 'asg_1', vertical: 'CASINO' });
    await post(database().db, deposit('d1', 100));
    await post(database().db, deposit('g1', 0, { category: 'BONUS', entries: { 'bonus:asg_1': 60, 'house:bonus': -60 } }));
    const entries = { main: -100, 'bonus:asg_1': -20, 'house:games:relax': 120 };
    expect(await post(database().db, bet('b1', 0, { entries }))).toMatchObject({ amountMinor: -120, balanceAfterMinor: 40 });
    expect(await listPlayerTransactions(database().db, { playerId, limit: 10, position: 0 })).toHaveLength(3);
  });

  test('a failed attempt has a row and moves nothing; a payment out of locked money has no row', async () => {
    await post(database().db, deposit('d1', 500));
    await post(database().db, deposit('f1', 0, { status: 'FAILED', entries: {}, attemptedMinor: 900 }));
    const request = { category: 'PAYMENT', type: 'WITHDRAW', status: 'COMPLETED' } as const;
    await post(database().db, bet('w1', 0, { ...request, entries: { main: -200, locked: 200 } }));
    await post(database().db, bet('w1-paid', 0, { ...request, entries: { locked: -200, 'psp:CREDITCARD': 200 } }));
    const rows = await listPlayerTransactions(database().db, { playerId, limit: 10, position: 0 });
    expect(rows.map((row) => [row.referenceId, row.amountMinor, row.balanceAfterMinor])).toEqual([
      ['w1', -200, 300],
      ['f1', 900, 500],
      ['d1', 500, 500],
    ]);
    expect((await verifyLedger(database().db)).balanced).toBe(true);
  });

  test('the database itself rejects unbalanced entries, changed entries and changed transactions', async () => {
    const { txId } = await post(database().db, deposit('d1', 100));
    const run = (text: string) => database().db.execute(sql.raw(text));
    const code = (expected: string) => expect.objectContaining({ cause: expect.objectContaining({ code: expected }) });
    await post(database().db, bet('b1', 1));
    await expect(
      run(`insert into ledger_entry select ${txId}, id, currency, 5, null from account
      where code like 'house:games%'`),
    ).rejects.toEqual(code('PL001'));
    await expect(run('update ledger_entry set amount_minor = 0')).rejects.toEqual(code('PL004'));
    await expect(run('delete from ledger_entry')).rejects.toEqual(code('PL004'));
    await expect(run('delete from ledger_tx')).rejects.toEqual(code('PL004'));
    await expect(run('update ledger_tx set amount_minor = 0')).rejects.toEqual(code('PL004'));
    await expect(run('update account set balance_minor = -1 where player_id is not null')).rejects.toEqual(code('23514'));
  });

  test('verification reports a balance that differs from its entries', async () => {
    await post(database().db, deposit('d1', 100));
    await database().db.execute(sql`update account set balance_minor = 70 where code = 'player:100023:main'`);
    const report = await verifyLedger(database().db);
    expect(report.balanced).toBe(false);
    expect(report.faults).toEqual(['account player:100023:main has 70, its entries say 100']);
  });

  test('verification reports locked money without an open withdrawal', async () => {
    await post(database().db, deposit('d1', 100));
    await post(database().db, bet('w1', 0, { category: 'PAYMENT', type: 'WITHDRAW', entries: { main: -40, locked: 40 } }));
    expect((await verifyLedger(database().db)).faults).toEqual(['player 100023 has 40 locked, the open withdrawals say 0']);
  });

  const movement = fc.record({
    reference: fc.integer({ min: 1, max: 25 }),
    player: fc.constantFrom('100023', '100024'),
    minor: fc.integer({ min: -400, max: 400 }),
  });

  test('OPS-03 arbitrary postings in any order: zero sums, no negative balance, each reference once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 25 }), async (movements) => {
        await clearLedger(database().db);
        const balance: Record<string, number> = { '100023': 0, '100024': 0 };
        const booked = new Map<string, number>();
        for (const player of Object.keys(balance)) await openWallet(database().db, player, 'EUR');
        for (const { reference, player, minor } of movements) {
          const referenceId = `${player}-${reference}`;
          const outcome = await post(database().db, deposit(referenceId, minor, { playerId: player })).catch((error) => error);
          const before = balance[player] ?? 0;
          const known = booked.get(referenceId);
          if (known !== undefined) {
            expect(outcome).toMatchObject({ repeated: true, amountMinor: known });
          } else if (before + minor < 0) {
            expect(outcome).toBeInstanceOf(InsufficientFundsError);
          } else {
            expect(outcome).toMatchObject({ repeated: false, amountMinor: minor, balanceAfterMinor: before + minor });
            booked.set(referenceId, minor);
            balance[player] = before + minor;
          }
        }
        for (const [player, minor] of Object.entries(balance)) expect(await mainMinor(player)).toBe(minor);
        expect(await verifyLedger(database().db)).toMatchObject({ balanced: true, entries: booked.size * 2 });
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test('bulk posting creates the same rows as single postings', async () => {
    const postings = [deposit('d1', 900), bet('b1', 100), bet('b2', 50, { gameId: 'g', roundId: 'r' }), deposit('d2', 30)];
    const read = async () =>
      rowsOf(
        await database().db.execute(sql`select t.*, e.account_id, e.amount_minor as leg, e.balance_after_minor as leg_after
          from ledger_tx t join ledger_entry e on e.tx_id = t.id order by t.id, e.account_id`),
      );
    for (const posting of postings) await post(database().db, posting);
    const single = await read();
    await clearLedger(database().db);
    await openWallet(database().db, playerId, 'EUR');
    await postAll(database().db, postings);
    const bulk = await read();
    const facts = (rows: readonly Record<string, unknown>[]) =>
      rows.map((row) => ({ ...row, account_id: undefined, id: undefined, tx_id: undefined }));
    expect(facts(bulk)).toEqual(facts(single));
    expect(await verifyLedger(database().db)).toMatchObject({ balanced: true, entries: 8 });
  });

  test('bulk posting with one invalid posting books none', async () => {
    await expect(postAll(database().db, [deposit('d1', 10), bet('b1', 11)])).rejects.toThrow(InsufficientFundsError);
    await post(database().db, deposit('d0', 5));
    await expect(postAll(database().db, [deposit('d1', 10), deposit('d0', 5)])).rejects.toThrow(ReferenceTakenError);
    expect(await mainMinor()).toBe(5);
  });

  test('concurrent postings on one player: none is lost, no balance is negative, duplicates book once', async () => {
    await post(database().db, deposit('d1', 1_000));
    // 60 stakes of 30, each sent twice concurrently; the balance covers 33 of them.
    const stakes = Array.from({ length: 60 }, (_, index) => [bet(`b${index}`, 30), bet(`b${index}`, 30)]).flat();
    const outcomes = await Promise.allSettled(stakes.map((stake) => post(database().db, stake)));
    const receipts = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(33);
    expect(errors.every((error) => error instanceof InsufficientFundsError)).toBe(true);
    expect(await mainMinor()).toBe(10);
    expect(await verifyLedger(database().db)).toMatchObject({ balanced: true, entries: 2 + 66 });
  }, 60_000);

  test('concurrent players on shared operator accounts: no deadlock, and the sum is zero', async () => {
    const players = Array.from({ length: 8 }, (_, index) => String(200_000 + index * 64));
    for (const player of players) {
      await openWallet(database().db, player, 'EUR');
      await post(database().db, deposit(`d${player}`, 10_000, { playerId: player }));
    }
    const entries = [
      { main: -7, 'house:games:relax': 4, 'house:bonus': 3 },
      { 'house:bonus': -2, 'house:games:relax': -3, main: 5 },
    ];
    const postings = Array.from({ length: 160 }, (_, index) =>
      bet(`x${index}`, 0, { playerId: players[index % 8], entries: entries[index % 3 ? 0 : 1] }),
    );
    const receipts = await Promise.all(postings.map((posting) => post(database().db, posting)));
    expect(receipts.every(({ repeated }) => !repeated)).toBe(true);
    expect(await verifyLedger(database().db)).toMatchObject({ balanced: true, entries: 16 + 480 });
  }, 60_000);
});
