import type { Transaction } from '#lib/wallet/contract.ts';
import { hasMore, mergeTransactions, pageSize } from '#lib/wallet/history.ts';

const row = (referenceId: string, transactionDate: string) =>
  ({
    referenceId,
    transactionDate,
    playerId: '1',
    walletId: 'w',
    amount: 1,
    balanceAfterTransaction: 1,
    category: 'CASINO',
    type: 'BET',
    status: 'SUCCESS',
    currency: 'EUR',
  }) satisfies Transaction;

test('TXN-03 merges overlapping pages without duplicates, newest first', () => {
  const merged = mergeTransactions([
    [row('b', '2026-11-02T00:00:00Z'), row('a', '2026-11-01T00:00:00Z')],
    [row('c', '2026-11-03T00:00:00Z'), row('b', '2026-11-02T00:00:00Z')],
  ]);
  expect(merged.map(({ referenceId }) => referenceId)).toEqual(['c', 'b', 'a']);
});

test('TXN-02 only a full page may have a next one', () => {
  const page = (length: number) => Array.from({ length }, (_, index) => row(String(index), '2026-11-01T00:00:00Z'));
  expect(hasMore(page(pageSize))).toBe(true);
  expect(hasMore(page(pageSize - 1))).toBe(false);
  expect(hasMore([])).toBe(false);
});
