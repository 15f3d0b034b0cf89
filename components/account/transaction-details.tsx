'use client';

import { Dialog } from '#components/ui/dialog.tsx';
import type en from '#messages/en.json';
import { TransactionAmount } from './transaction-amount.tsx';
import type { TransactionRow } from './transaction-row.ts';

export interface TransactionDetailsProps {
  /** Null while nothing is opened. */
  readonly row: TransactionRow | null;
  readonly words: (typeof en)['transactions'];
  readonly onClose: () => void;
}

/** Everything that is known of one transaction, for the player and for whoever he shows it to. */
export function TransactionDetails({ row, words, onClose }: TransactionDetailsProps) {
  if (!row) return null;
  const facts = [
    [
      words.dateTime,
      <time key="time" dateTime={row.dateTime}>
        {row.fullTime}
      </time>,
    ],
    [words.category, row.category],
    [words.status, row.status.text],
    [words.amount, <TransactionAmount key="amount" row={row} />],
    [words.balance, row.balanceAfter],
    [words.method, row.method],
    [words.game, row.game],
    [
      words.reference,
      <span key="reference" className="break-all select-all">
        {row.id}
      </span>,
    ],
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={row.title} closeLabel={words.close}>
      <dl className="divide-y divide-paper/8">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className="flex items-baseline justify-between gap-6 py-3">
                <dt className="text-sm text-paper-3">{label}</dt>
                <dd className="min-w-0 text-right">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
