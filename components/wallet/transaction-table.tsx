import { Badge } from '#components/ui/status/badge.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { TransactionAmount } from './transaction-amount.tsx';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';

interface TransactionTableProps {
  readonly days: readonly TransactionDay[];
  readonly onOpen: (row: TransactionRow) => void;
}

export function TransactionTable({ days, onOpen }: TransactionTableProps) {
  const messages = useMessages('transactions');
  const withBalance = days.some(({ rows }) => rows.some((row) => row.balanceAfter));
  const head = [messages.time, messages.type, messages.category, messages.status];
  return (
    <div className="lit overflow-x-auto rounded-card">
      <table className="w-full text-sm">
        <caption className="sr-only">{messages.caption}</caption>
        <thead>
          <tr className="text-left text-xs text-paper-3">
            {head.map((title) => (
              <th key={title} scope="col" className="h-12 px-5 font-medium">
                {title}
              </th>
            ))}
            <th scope="col" className="px-5 text-right font-medium">
              {messages.amount}
            </th>
            {withBalance && (
              <th scope="col" className="px-5 text-right font-medium">
                {messages.balance}
              </th>
            )}
          </tr>
        </thead>
        {days.map(({ day, rows }) => (
          <tbody key={day}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={withBalance ? 6 : 5}
                className="h-9 bg-ink/40 px-5 text-left text-xs font-semibold text-paper-2"
              >
                {day}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id} className="h-14 border-t border-paper/6 hover:bg-paper/3">
                <td className="px-5 whitespace-nowrap text-paper-3">
                  <time dateTime={row.dateTime}>{row.time}</time>
                </td>
                <td className="px-5 py-2">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onOpen(row)}
                    className="min-h-6 text-left font-semibold underline decoration-paper/25 underline-offset-4 hover:decoration-brass"
                  >
                    {row.title}
                    <span className="sr-only">: {messages.details}</span>
                  </button>
                  {row.detail && <span className="block text-xs text-paper-3">{row.detail}</span>}
                </td>
                <td className="px-5 text-paper-2">{row.category}</td>
                <td className="px-5">
                  <Badge tone={row.status.tone}>{row.status.text}</Badge>
                </td>
                <td className="px-5 text-right">
                  <TransactionAmount row={row} />
                </td>
                {withBalance && <td className="px-5 text-right whitespace-nowrap text-paper-2">{row.balanceAfter}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
