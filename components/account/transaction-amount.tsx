import { classNames } from '#components/ui/class-names.ts';
import type { TransactionRow } from './transaction-row.ts';

/** Colour, sign and words say the same: money came in, went out, or neither. */
export function TransactionAmount({ row }: { readonly row: TransactionRow }) {
  return (
    <span
      className={classNames(
        'font-semibold whitespace-nowrap',
        row.direction === 'in' && 'text-felt-2',
        row.direction === 'none' && 'text-paper-3',
      )}
    >
      <span className="sr-only">{row.directionText} </span>
      {row.amount}
    </span>
  );
}
