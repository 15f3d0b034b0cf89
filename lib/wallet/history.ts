import type { Transaction } from './contract.ts';

/** TXN-02: rows per page. */
export const pageSize = 10;

/** TXN-02: only a full page may be followed by another. */
export function hasMore(page: readonly Transaction[]): boolean {
  return page.length === pageSize;
}

/** TXN-03: merges pages into one list, newest first, each reference once. */
export function mergeTransactions(pages: readonly (readonly Transaction[])[]): readonly Transaction[] {
  const rows = new Map<string, Transaction>();
  for (const row of pages.flat()) if (!rows.has(row.referenceId)) rows.set(row.referenceId, row);
  return [...rows.values()].sort((one, other) => Date.parse(other.transactionDate) - Date.parse(one.transactionDate));
}
