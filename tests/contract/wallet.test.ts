import { limitPeriods } from '#lib/core/market/protection.ts';
import { toWire } from '#lib/core/money/money.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { readPlayPeriods, shownPeriods } from '#lib/protection/activity/contract.ts';
import { sumBalance } from '#lib/wallet/balance.ts';
import { listTransactions, readNetPosition, readWallet, type Transaction } from '#lib/wallet/contract.ts';
import { playableAt } from '#lib/wallet/playable.ts';
import { openBonusAccount } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openPlatform } from '../fixtures/sandbox/platform.ts';

const platform = openBeforeAll(() => openPlatform({ SANDBOX_HISTORIES: 'long' }));

describe('the wallet', () => {
  test('a player who never had money has no wallet: 404, without a sign-out', async () => {
    const refusal = await platform().refusalOf(idOf('ava.new'), readWallet, {});
    expect(refusal).toMatchObject({ status: 404, code: 'error.wallet.not_found', endsSession: false });
  });

  test('WAL-01 the seeded balances are those of the test players', async () => {
    const main = async (handle: string) =>
      (await platform().call(idOf(handle), readWallet, {})).balanceMap.main.map(({ amount }) => amount);
    expect(await main('ben.one')).toEqual([100]);
    expect(await main('sam.withdraw')).toEqual([300]);
    expect(await main('tia.pending')).toEqual([270]);
  });

  test('WAL-03 main, locked and bonus money are separate wallets', async () => {
    const { balanceMap } = await platform().call(idOf('cleo.vip'), readWallet, {});
    expect(balanceMap.main).toMatchObject([{ walletType: 'MAIN' }]);
    expect(balanceMap.locked).toMatchObject([{ walletType: 'LOCKED', amount: 150 }]);
    expect(balanceMap.bonus).toMatchObject([{ walletType: 'BONUS', amount: 50, vertical: 'CASINO' }]);
  });

  test('TXN-01 the balance of the newest row is the one that the header shows: real and bonus money, without money set aside', async () => {
    for (const handle of ['cleo.vip', 'tia.pending', 'sam.withdraw']) {
      const { transactions } = await platform().call(idOf(handle), listTransactions, { query: { limit: 1 } });
      const { balanceMap } = await platform().call(idOf(handle), readWallet, {});
      const { minor, currency } = playableAt(sumBalance(balanceMap)).money;
      expect([handle, transactions[0]?.balanceAfterTransaction]).toEqual([handle, toWire({ minor, currency })]);
    }
  });

  test('WAL-02 each bonus names its vertical and its assignment', async () => {
    const playerId = idOf('player.nz');
    const verticals = ['SPORTS', 'LIVE_CASINO'] as const;
    for (const [index, vertical] of verticals.entries()) {
      const assignmentId = `asg_test_${index}`;
      const minor = 500 + index;
      await openBonusAccount(platform().database, { playerId, currency: 'NZD', assignmentId, vertical });
      await post(platform().database, {
        referenceId: `tx_test_${assignmentId}`,
        playerId,
        currency: 'NZD',
        at: platform().clock.now(),
        category: 'BONUS',
        type: 'DEPOSIT',
        status: 'COMPLETED',
        entries: { [`bonus:${assignmentId}`]: minor, 'house:bonus': -minor },
      });
    }
    const { balanceMap } = await platform().call(playerId, readWallet, {});
    expect(balanceMap.bonus.map(({ vertical, amount, bonusAssignmentId }) => [vertical, amount, bonusAssignmentId])).toEqual([
      ['SPORTS', 5, 'asg_test_0'],
      ['LIVE_CASINO', 5.01, 'asg_test_1'],
    ]);
  });
});

describe('the history', () => {
  async function all(handle: string): Promise<Transaction[]> {
    const rows: Transaction[] = [];
    for (let position = 0; ; position += 100) {
      const page = await platform().call(idOf(handle), listTransactions, { query: { limit: 100, position } });
      expect(page.position).toBe(position);
      rows.push(...page.transactions);
      if (page.transactions.length < 100) return rows;
    }
  }

  test('TXN-01 CST-06 pages through every row once, newest first, ten by default', async () => {
    const rows = await all('cleo.vip');
    expect(rows).toHaveLength(400);
    expect(new Set(rows.map(({ referenceId }) => referenceId)).size).toBe(400);
    const dates = rows.map(({ transactionDate }) => transactionDate);
    expect(dates).toEqual(dates.toSorted().reverse());
    const { transactions } = await platform().call(idOf('cleo.vip'), listTransactions, { query: {} });
    expect(transactions).toEqual(rows.slice(0, 10));
  });

  test('each row continues the balance of the one before it', async () => {
    const rows = (await all('player.ca')).filter(({ status }) => status !== 'FAILED').reverse();
    for (const [index, row] of rows.entries()) {
      const before = rows[index - 1]?.balanceAfterTransaction ?? 0;
      expect(row.balanceAfterTransaction).toBeCloseTo(before + row.amount, 6);
    }
    const { balanceMap } = await platform().call(idOf('player.ca'), readWallet, {});
    expect(rows.at(-1)?.balanceAfterTransaction).toBe(balanceMap.main[0]?.amount);
  });

  test('TXN-01 filters by category, status, window and hours of the virtual clock', async () => {
    const rows = await all('player.fi');
    const list = async (query: object) =>
      (await platform().call(idOf('player.fi'), listTransactions, { query: { limit: 100, ...query } })).transactions;
    const first = (match: (row: Transaction) => boolean) => rows.filter(match).slice(0, 100);

    expect(await list({ category: 'PAYMENT' })).toEqual(first(({ category }) => category === 'PAYMENT'));
    expect(await list({ status: 'COMPLETED' })).toEqual(first(({ status }) => status === 'COMPLETED'));
    const [from, to] = [rows[40]?.transactionDate ?? '', rows[20]?.transactionDate ?? ''];
    expect(await list({ from, to })).toEqual(first((row) => row.transactionDate >= from && row.transactionDate <= to));
    // A day is one of the player's market.
    const dayOf = (date: string) => new Date(date).toLocaleDateString('sv', { timeZone: 'Europe/Helsinki' });
    const day = dayOf(to);
    expect(await list({ from: day, to: day })).toEqual(first((row) => dayOf(row.transactionDate) === day));

    const pending = await platform().call(idOf('tia.pending'), listTransactions, { query: { status: 'PENDING' } });
    expect(pending.transactions.map(({ amount }) => amount)).toEqual([-80, -50]);
    const hours = (hour: number) =>
      platform().call(idOf('tia.pending'), listTransactions, { query: { hour, from: '2020-01-01' } });
    expect((await hours(6)).transactions).toHaveLength(1);
    expect((await hours(21)).transactions).toHaveLength(2);
    await platform().clock.advance(4 * hourMs);
    expect((await hours(6)).transactions).toHaveLength(0);
    await platform().clock.reset();
  });

  test('TXN-05 the seeded players have rows of many categories, types and statuses', async () => {
    const rows = (await Promise.all(['cleo.vip', 'player.fi', 'player.no', 'player.br'].map(all))).flat();
    const kinds = <Key extends 'category' | 'type' | 'status'>(key: Key) => new Set(rows.map((row) => row[key]));
    expect([...kinds('category')]).toEqual(
      expect.arrayContaining(['BONUS', 'CASINO', 'PAYMENT', 'SPORTS', 'LIVE_CASINO', 'ADJUSTMENT']),
    );
    expect([...kinds('type')]).toEqual(expect.arrayContaining(['BET', 'BET_VOID', 'WIN', 'DEPOSIT', 'WITHDRAW', 'CANCELED']));
    expect([...kinds('status')]).toEqual(
      expect.arrayContaining(['FAILED', 'PENDING', 'SUCCESS', 'REVERTED', 'COMPLETED', 'CANCELLED']),
    );
  });

  test.each(limitPeriods)(
    'DEC-RGA-13 the figures of each period (%s) are those of the transactions page for its days',
    async (by) => {
      let moved = 0;
      for (const handle of ['player.ca', 'player.fi']) {
        const { periods, currency } = await platform().call(idOf(handle), readPlayPeriods, { query: { by } });
        expect(periods).toHaveLength(shownPeriods[by]);
        for (const { from, to, deposited, withdrawn, staked, won, result } of periods) {
          const net = await platform().call(idOf(handle), readNetPosition, { query: { from, to } });
          expect(net.currency).toBe(currency);
          expect(withdrawn - deposited).toBeCloseTo(net.netPosition, 6);
          expect(won - staked).toBeCloseTo(net.winLoss, 6);
          expect(result).toBe(net.winLoss);
          moved += deposited + staked;
        }
      }
      expect(moved).toBeGreaterThan(0);
    },
  );

  test('TXN-06 net position and win/loss are sums over the same filtered rows', async () => {
    const rows = await all('player.no');
    const sum = (match: (row: Transaction) => boolean) =>
      Math.round(rows.filter(match).reduce((total, { amount }) => total + amount * 100, 0)) / 100;
    const paid = ({ type, category, status }: Transaction) =>
      category === 'PAYMENT' && status === 'COMPLETED' && (type === 'DEPOSIT' || type === 'WITHDRAW');
    const played = ({ type }: Transaction) => ['BET', 'BET_VOID', 'WIN'].includes(type);
    const net = (query: object) => platform().call(idOf('player.no'), readNetPosition, { query });

    expect(await net({})).toEqual({ netPosition: -sum(paid), winLoss: sum(played), currency: 'NOK' });
    expect(await net({ category: 'PAYMENT' })).toEqual({ netPosition: -sum(paid), winLoss: 0, currency: 'NOK' });
    const from = rows[100]?.transactionDate ?? '';
    expect((await net({ from })).winLoss).toBe(sum((row) => played(row) && row.transactionDate >= from));
    expect(await platform().call(idOf('ava.new'), readNetPosition, { query: {} })).toEqual({
      netPosition: 0,
      winLoss: 0,
      currency: 'EUR',
    });
  });
});
