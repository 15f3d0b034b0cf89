import { ask, type BrowserInput } from '#lib/platform/browser.ts';
import type { Transaction } from './contract.ts';
import { mergeTransactions } from './history.ts';

type Query = NonNullable<BrowserInput<'GET /player/me/transactions'>['query']>;

const pageSize = 100;

/** Everything that a filter lets through, newest first, up to so many rows. Throws `CallError`. */
export async function readWholeHistory(
  filter: Query,
  mostRows: number,
): Promise<{ readonly rows: readonly Transaction[]; readonly isWhole: boolean }> {
  const pages: (readonly Transaction[])[] = [];
  for (let position = 0; position < mostRows; position += pageSize) {
    const { transactions } = await ask('GET /player/me/transactions', { query: { ...filter, limit: pageSize, position } });
    pages.push(transactions);
    if (transactions.length < pageSize) return { rows: mergeTransactions(pages), isWhole: true };
  }
  return { rows: mergeTransactions(pages), isWhole: false };
}
