import { listTransactions } from './calls.ts';
import type { Transaction } from './contract.ts';
import { mergeTransactions } from './history.ts';

type Query = NonNullable<NonNullable<Parameters<typeof listTransactions>[0]>['query']>;

const pageSize = 100;

/** All transactions that match a filter, newest first, up to `maxRows`. Throws `CallError`. */
export async function readAllTransactions(
  filter: Query,
  maxRows: number,
): Promise<{ readonly rows: readonly Transaction[]; readonly isComplete: boolean }> {
  const pages: (readonly Transaction[])[] = [];
  for (let position = 0; position < maxRows; position += pageSize) {
    const { transactions } = await listTransactions({
      query: { ...filter, limit: pageSize, position },
    });
    pages.push(transactions);
    if (transactions.length < pageSize) return { rows: mergeTransactions(pages), isComplete: true };
  }
  const { transactions: rest } = await listTransactions({ query: { ...filter, limit: 1, position: maxRows } });
  return { rows: mergeTransactions(pages), isComplete: rest.length === 0 };
}
