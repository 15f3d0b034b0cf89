'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { readWholeHistory } from '#lib/wallet/whole-history.ts';
import type en from '#messages/en.json';
import type { filterOf } from './history-choice.ts';
import type { StatementProps } from './statement.tsx';
import type { TransactionRow } from './transaction-row.ts';

interface HistoryActionsProps {
  readonly locale: string;
  /** The player's time zone, once it is known. */
  readonly zone: string | undefined;
  readonly filter: ReturnType<typeof filterOf>;
  readonly facts: StatementProps['facts'];
  readonly rowsOf: (transactions: readonly Transaction[]) => Promise<readonly TransactionRow[]>;
  readonly words: (typeof en)['transactions'];
}

/** Rows on paper at most: about forty pages. */
const mostRows = 2_000;

interface Prepared extends Pick<StatementProps, 'rows' | 'note'> {
  readonly Statement: ComponentType<StatementProps>;
}

/** Takes home what is chosen: as a file, or on paper. */
export function HistoryActions({ locale, zone, filter, facts, rowsOf, words }: HistoryActionsProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [prepared, setPrepared] = useState<Prepared | null>(null);

  async function prepare(): Promise<void> {
    setPreparing(true);
    try {
      const [{ Statement }, { rows, isWhole }] = await Promise.all([
        import('./statement.tsx'),
        readWholeHistory(filter, mostRows),
      ]);
      const note = isWhole ? undefined : words.cut.replace('{count}', String(rows.length));
      setPrepared({ Statement, rows: await rowsOf(rows), note });
    } catch {
      showToast(words.printFailed, 'error');
    } finally {
      setPreparing(false);
    }
  }

  const search = new URLSearchParams({ locale, zone: zone ?? 'UTC' });
  for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink href={`/api/history/export?${search}`} tone="secondary" download>
        {words.export}
      </ButtonLink>
      <Button tone="secondary" loading={isPreparing} onClick={() => void prepare()}>
        {words.print}
      </Button>
      {prepared && (
        <prepared.Statement
          brand="Parlour"
          rows={prepared.rows}
          note={prepared.note}
          facts={facts}
          words={words}
          onPrinted={() => setPrepared(null)}
        />
      )}
    </div>
  );
}
