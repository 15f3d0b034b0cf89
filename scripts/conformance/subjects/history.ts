import { listTransactions, readNetPosition, type Transaction } from '#lib/wallet/contract.ts';
import type { Backend } from '../backend.ts';
import { type Point, point } from '../point.ts';
import { notValid, requireRefusal } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const needs = ['platform', 'identity', 'player'] as const;
const maxRows = 100;
const signs: ReadonlyMap<string, 1 | -1> = new Map([
  ['BET', -1],
  ['WITHDRAW', -1],
  ['DEPOSIT', 1],
  ['WIN', 1],
]);
/** Rows of money that never moved. */
const withoutMoney: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED', 'PENDING']);

async function listRows(backend: Backend): Promise<readonly Transaction[]> {
  const as = await backend.player();
  return (await fetchReply(backend, listTransactions, { query: { limit: maxRows } }, { as })).transactions;
}

const minorOf = ({ amount, currency }: Transaction) => toMinor(amount, currency, 'amount');
const balanceOf = (row: Transaction) => toMinor(row.balanceAfterTransaction, row.currency, 'balanceAfterTransaction');
const referencesOf = (rows: readonly Transaction[]) => rows.map(({ referenceId }) => referenceId).join(' ');

/** The transactions page. */
export const historyPoints: readonly Point[] = [
  point({
    id: 'history.shape',
    title: 'Every row has exact amounts, one currency, a time and the player',
    rule: 'TXN-01',
    means: 'The transactions page shows an error, or rows that are not the player’s.',
    needs,
    async run(backend) {
      const [rows, { playerId }] = [await backend.once(listRows), await backend.player()];
      requireTrue(rows.length > 0, 'a history of the funded test player', 'none');
      for (const row of rows) {
        minorOf(row);
        balanceOf(row);
        toInstant(row.transactionDate, 'transactionDate');
        requireEqual(row.currency, rows[0]?.currency, 'the currency of each row');
        requireTrue(row.playerId === playerId, 'rows of the test player', 'a row of another');
      }
    },
  }),
  point({
    id: 'history.order',
    title: 'The newest row comes first',
    rule: 'TXN-03',
    means: 'Players do not find their last transaction.',
    needs,
    async run(backend) {
      const times = (await backend.once(listRows)).map(({ transactionDate }) => toInstant(transactionDate, 'transactionDate'));
      requireSorted(times, 'descending', 'the times of the rows');
    },
  }),
  point({
    id: 'history.signs',
    title: 'Stakes and withdrawals are negative, wins and deposits positive',
    rule: 'DEC-WAL-1',
    means: 'The transactions page shows money that left as money that came.',
    needs,
    async run(backend) {
      for (const row of await backend.once(listRows)) {
        const sign = row.category === 'ADJUSTMENT' ? undefined : signs.get(row.type);
        if (sign !== undefined) requireTrue(minorOf(row) * sign >= 0, `the sign of each ${row.type}`, String(row.amount));
      }
    },
  }),
  point({
    id: 'history.adds-up',
    title: 'Each balance is the one before it and the amount of the row',
    rule: 'DEC-WAL-1',
    means: 'Players cannot follow where their money went.',
    needs,
    async run(backend) {
      const rows = await backend.once(listRows);
      for (const [at, row] of rows.entries()) {
        const before = rows[at + 1];
        if (!before) return;
        const moved = row.type === 'DEPOSIT' && withoutMoney.has(row.status) ? 0 : minorOf(row);
        const difference = balanceOf(row) - balanceOf(before);
        requireEqual(difference, moved, `the change of balanceAfterTransaction at row ${at}, ${row.type} ${row.status}`);
      }
    },
  }),
  point({
    id: 'history.pages',
    title: 'The second page goes on where the first ends',
    rule: 'TXN-03',
    means: 'Rows are missing between pages, or appear twice.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const page = async (limit: number, position: number) =>
        (await fetchReply(backend, listTransactions, { query: { limit, position } }, { as })).transactions;
      const [first, second, both] = [await page(1, 0), await page(1, 1), await page(2, 0)];
      const isSame = referencesOf([...first, ...second]) === referencesOf(both);
      requireTrue(isSame, 'two pages of one row like one page of two', 'other rows');
    },
  }),
  point({
    id: 'history.filter',
    title: 'Filters leave only what they name',
    rule: 'TXN-04',
    means: 'A filter of the transactions page has no effect.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const query = { category: 'PAYMENT', type: 'DEPOSIT', limit: maxRows } as const;
      const { transactions } = await fetchReply(backend, listTransactions, { query }, { as });
      for (const { category, type } of transactions) requireEqual(`${category} ${type}`, 'PAYMENT DEPOSIT', 'the filtered rows');
      const { transactions: later } = await fetchReply(backend, listTransactions, { query: { from: '2100-01-01' } }, { as });
      requireEqual(later.length, 0, 'rows from the year 2100 on');
    },
  }),
  point({
    id: 'history.bad-filter',
    title: 'Filters that make no sense are refused with the field',
    rule: 'DEC-WIRE-4',
    means: 'An address with a wrong filter shows a failure of the site.',
    needs,
    async run(backend) {
      const as = await backend.player();
      for (const query of [{ limit: 0 }, { limit: 100_000 }, { position: -1 }, { from: 'yesterday' }, { category: 'MONEY' }]) {
        const answer = await send(backend, listTransactions, { query }, { as });
        const [field = ''] = Object.keys(query);
        const { fieldErrors = [] } = requireRefusal(answer, notValid, `a history with a wrong ${field}`);
        requireTrue(
          fieldErrors.some((error) => error.field === field),
          `a field error of ${field}`,
          fieldErrors.map((error) => error.field).join(', ') || 'none',
        );
      }
    },
  }),
  point({
    id: 'history.net-position',
    title: 'The net position is the sum of the rows that it is of',
    rule: 'TXN-06',
    means: 'Players are shown a wrong result of their play.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const query = { category: 'PAYMENT', type: 'DEPOSIT' } as const;
      const { transactions } = await fetchReply(backend, listTransactions, { query: { ...query, limit: maxRows } }, { as });
      const { netPosition, winLoss, currency } = await fetchReply(backend, readNetPosition, { query }, { as });
      requireEqual(toMinor(winLoss, currency, 'winLoss'), 0, 'wins less stakes of deposits alone');
      if (transactions.length === maxRows) return;
      const paid = transactions.filter(({ status }) => status === 'COMPLETED' || status === 'SUCCESS');
      const total = paid.reduce((sum, row) => sum + minorOf(row), 0);
      requireEqual(-toMinor(netPosition, currency, 'netPosition'), total, 'deposits in the net position, in minor units');
    },
  }),
];
