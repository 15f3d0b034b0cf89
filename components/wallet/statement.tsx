'use client';

import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { TransactionRow } from './transaction-row.ts';

export interface StatementProps {
  readonly brand: string;
  readonly rows: readonly TransactionRow[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Shown where the table is incomplete. */
  readonly note: string | undefined;
  readonly onPrinted: () => void;
}

/** A statement that replaces the page in print; opens the browser's print dialog. */
export function Statement({ brand, rows, facts, note, onPrinted }: StatementProps) {
  const messages = useMessages('transactions');
  const close = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => close();
    window.addEventListener('afterprint', onAfterPrint, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, []);
  return createPortal(
    <section className="statement" aria-label={messages.statement}>
      <p className="font-display text-xl">{brand}</p>
      <h1 className="my-2 text-2xl">{messages.statement}</h1>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-4">
            <dt className="w-56">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="my-2">{note}</p>}
      <table className="mt-4 w-full text-left text-xs">
        <thead>
          <tr>
            {[messages.dateTime, messages.type, messages.category, messages.status, messages.reference].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {[messages.amount, messages.balance].map((head) => (
              <th key={head} scope="col" className="text-right">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.fullTime}</td>
              <td>{[row.title, row.method, row.game, row.bet, row.bonus].filter(Boolean).join(', ')}</td>
              <td>{row.category}</td>
              <td>{row.status.text}</td>
              <td className="whitespace-nowrap">{row.reference}</td>
              <td className="text-right whitespace-nowrap">{row.amount}</td>
              <td className="text-right whitespace-nowrap">{row.balanceAfter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
