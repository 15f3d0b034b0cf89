import type { Transaction } from './contract.ts';

/** TXN-02: rows per page. */
export const pageSize = 10;

/** TXN-02: there is more only if exactly a page came back. */
export function hasMore(page: readonly Transaction[]): boolean {
  return page.length === pageSize;
}

/** TXN-03: pages become one list without doubles by reference, newest first. */
export function mergeTransactions(pages: readonly (readonly Transaction[])[]): readonly Transaction[] {
  const known = new Map<string, Transaction>();
  for (const row of pages.flat()) if (!known.has(row.referenceId)) known.set(row.referenceId, row);
  return [...known.values()].sort((one, other) => Date.parse(other.transactionDate) - Date.parse(one.transactionDate));
}
