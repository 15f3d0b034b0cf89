import { listTransactions, readNetPosition, type Transaction } from '#lib/wallet/contract.ts';
import type { Backend } from '../backend.ts';
import type { Runs } from '../point.ts';
import { notValid, requireRefusal } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

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
export const historyRuns = {
  'history.shape': async (backend) => {
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
  'history.order': async (backend) => {
    const times = (await backend.once(listRows)).map(({ transactionDate }) => toInstant(transactionDate, 'transactionDate'));
    requireSorted(times, 'descending', 'the times of the rows');
  },
  'history.signs': async (backend) => {
    for (const row of await backend.once(listRows)) {
      const sign = row.category === 'ADJUSTMENT' ? undefined : signs.get(row.type);
      if (sign !== undefined) requireTrue(minorOf(row) * sign >= 0, `the sign of each ${row.type}`, String(row.amount));
    }
  },
  'history.adds-up': async (backend) => {
    const rows = await backend.once(listRows);
    for (const [at, row] of rows.entries()) {
      const before = rows[at + 1];
      if (!before) return;
      const moved = row.type === 'DEPOSIT' && withoutMoney.has(row.status) ? 0 : minorOf(row);
      const difference = balanceOf(row) - balanceOf(before);
      requireEqual(difference, moved, `the change of balanceAfterTransaction at row ${at}, ${row.type} ${row.status}`);
    }
  },
  'history.pages': async (backend) => {
    const as = await backend.player();
    const page = async (limit: number, position: number) =>
      (await fetchReply(backend, listTransactions, { query: { limit, position } }, { as })).transactions;
    const [first, second, both] = [await page(1, 0), await page(1, 1), await page(2, 0)];
    const isSame = referencesOf([...first, ...second]) === referencesOf(both);
    requireTrue(isSame, 'two pages of one row like one page of two', 'other rows');
  },
  'history.filter': async (backend) => {
    const as = await backend.player();
    const query = { category: 'PAYMENT', type: 'DEPOSIT', limit: maxRows } as const;
    const { transactions } = await fetchReply(backend, listTransactions, { query }, { as });
    for (const { category, type } of transactions) requireEqual(`${category} ${type}`, 'PAYMENT DEPOSIT', 'the filtered rows');
    const { transactions: later } = await fetchReply(backend, listTransactions, { query: { from: '2100-01-01' } }, { as });
    requireEqual(later.length, 0, 'rows from the year 2100 on');
  },
  'history.bad-filter': async (backend) => {
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
  'history.net-position': async (backend) => {
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
} satisfies Partial<Runs>;
