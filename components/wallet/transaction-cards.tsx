import { Badge } from '#components/ui/status/badge.tsx';
import { TransactionAmount } from './transaction-amount.tsx';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';

interface TransactionCardsProps {
  readonly days: readonly TransactionDay[];
  readonly onOpen: (row: TransactionRow) => void;
}

export function TransactionCards({ days, onOpen }: TransactionCardsProps) {
  return (
    <div className="space-y-7">
      {days.map(({ day, rows }) => (
        <section key={day} aria-label={day}>
          <h2 className="mb-2.5 font-sans text-sm font-semibold tracking-normal text-paper-3">{day}</h2>
          <ul className="lit divide-y divide-paper/7 rounded-card">
            {rows.map((row) => (
              <li
                key={row.id}
                className="relative flex min-h-18 items-center gap-4 px-4 py-3 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-brass-2"
              >
                <div className="min-w-0 flex-1">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => onOpen(row)}
                    className="stretched max-w-full truncate text-left text-sm font-semibold outline-none"
                  >
                    {row.title}
                  </button>
                  <p className="truncate text-xs text-paper-3">
                    <time dateTime={row.dateTime}>{row.time}</time>
                    {row.detail && ` · ${row.detail}`}
                  </p>
                </div>
                <div className="flex flex-col items-end gap-1 text-sm">
                  <TransactionAmount row={row} />
                  <Badge tone={row.status.tone}>{row.status.text}</Badge>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
