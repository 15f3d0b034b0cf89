'use client';

import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { TransactionAmount } from './transaction-amount.tsx';
import type { TransactionRow } from './transaction-row.ts';

interface TransactionDetailsProps {
  readonly row: TransactionRow;
  readonly onClose: () => void;
}

export function TransactionDetails({ row, onClose }: TransactionDetailsProps) {
  const messages = useMessages('transactions');
  const categories = useMessages('transactionCategory');
  const types = useMessages('transactionType');
  const facts = [
    [
      messages.dateTime,
      <time key="time" dateTime={row.dateTime}>
        {row.fullTime}
      </time>,
    ],
    [messages.category, row.category],
    [messages.status, row.status.text],
    [messages.amount, <TransactionAmount key="amount" row={row} />],
    [messages.balance, row.balanceAfter],
    [messages.method, row.method],
    [messages.game, row.game],
    [types.BET, row.bet],
    [categories.BONUS, row.bonus],
    [
      messages.reference,
      <span key="reference" className="break-all select-all">
        {row.id}
      </span>,
    ],
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={row.title} closeLabel={messages.close}>
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
