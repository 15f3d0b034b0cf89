import type { BadgeTone } from '#components/ui/badge.tsx';

/** A transaction in words: every figure, date and name is formatted and translated by the caller. */
export interface TransactionRow {
  readonly id: string;
  /** What it was, e.g. "Deposit" (type). */
  readonly title: string;
  /** Category, method or game, in words. */
  readonly detail: string | null;
  readonly category: string;
  readonly status: { readonly text: string; readonly tone: BadgeTone };
  /** With sign and currency, e.g. "+€50.00". */
  readonly amount: string;
  readonly direction: 'in' | 'out' | 'none';
  /** In words what the sign means, for screen readers. */
  readonly directionText: string;
  readonly balanceAfter?: string | null;
  readonly time: string;
  /** Day and time to the second, for details and on paper. */
  readonly fullTime: string;
  readonly method: string | null;
  readonly game: string | null;
  readonly dateTime: string;
}

/** The rows of one day, the day in words ("Today", "3 May"). */
export interface TransactionDay {
  readonly day: string;
  readonly rows: readonly TransactionRow[];
}

export interface TransactionLabels {
  readonly caption: string;
  readonly time: string;
  readonly type: string;
  readonly category: string;
  readonly status: string;
  readonly amount: string;
  readonly balance: string;
  readonly loading: string;
  readonly loadMore: string;
  readonly loadingMore: string;
  readonly empty: string;
  readonly details: string;
  readonly failed: string;
  readonly retry: string;
}
