'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type en from '#messages/en.json';
import type { TransactionRow } from './transaction-row.ts';

export interface StatementProps {
  readonly brand: string;
  readonly rows: readonly TransactionRow[];
  /** Facts above the table: whose it is, which period, the sums, when it was printed. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Said where the table does not hold everything. */
  readonly note: string | undefined;
  readonly words: (typeof en)['transactions'];
  readonly onPrinted: () => void;
}

/** On paper only: it takes the page's place while the browser prints, and asks it to. */
export function Statement({ brand, rows, facts, note, words, onPrinted }: StatementProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <section className="statement" aria-label={words.statement}>
      <p className="font-display text-xl">{brand}</p>
      <h1 className="my-2 text-2xl">{words.statement}</h1>
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
            {[words.dateTime, words.type, words.category, words.status].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {[words.amount, words.balance].map((head) => (
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
              <td>{[row.title, row.method, row.game].filter(Boolean).join(', ')}</td>
              <td>{row.category}</td>
              <td>{row.status.text}</td>
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
