import { classNames } from '#components/ui/class-names.ts';
import type { TransactionRow } from './transaction-row.ts';

/** An amount whose colour, sign and hidden text give its direction. */
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
