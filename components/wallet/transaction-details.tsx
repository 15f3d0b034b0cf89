'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
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
    [messages.reference, <Reference key="reference" text={row.reference} />],
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

/** For a message to support: shown whole, and copied with one press. */
function Reference({ text }: { readonly text: string }) {
  const messages = useMessages('transactions');
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed, or no secure page: the reference can be selected.
    }
  }
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <span className="text-sm break-all select-all">{text}</span>
      <Button tone="secondary" size="small" onClick={() => void copy()}>
        <span role="status">{isCopied ? messages.copied : messages.copy}</span>
      </Button>
    </span>
  );
}
