import type { BadgeTone } from '#components/ui/status/badge.tsx';

export interface TransactionRow {
  readonly id: string;
  /** For support: the short reference, where the platform has one. */
  readonly reference: string;
  /** E.g. "Deposit". */
  readonly title: string;
  readonly detail: string | null;
  readonly category: string;
  readonly status: { readonly text: string; readonly tone: BadgeTone };
  /** With sign and currency, e.g. "+€50.00". */
  readonly amount: string;
  readonly direction: 'in' | 'out' | 'none';
  /** Text of `direction` for screen readers. */
  readonly directionText: string;
  readonly balanceAfter?: string | null;
  readonly time: string;
  /** Date and time to the second, for details and print. */
  readonly fullTime: string;
  readonly method: string | null;
  readonly game: string | null;
  /** What a bet on sports is on. */
  readonly bet: string | null;
  /** The title of its campaign. */
  readonly bonus: string | null;
  readonly dateTime: string;
}

export interface TransactionDay {
  readonly day: string;
  readonly rows: readonly TransactionRow[];
}
