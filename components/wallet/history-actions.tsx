'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { startDownload } from '#components/ui/actions/start-download.ts';
import { showToast } from '#components/ui/overlay/toast.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { readAllTransactions } from '#lib/wallet/read-all-transactions.ts';
import type { toFilter } from './history-choice.ts';
import type { StatementProps } from './statement.tsx';
import type { TransactionRow } from './transaction-row.ts';

interface HistoryActionsProps {
  readonly filter: ReturnType<typeof toFilter>;
  /** Without a valid period there is nothing to print or save. */
  readonly disabled: boolean;
  readonly readFacts: () => Promise<StatementProps['facts']>;
  /** Takes the filters back; undefined where there are none. */
  readonly onClear: (() => void) | undefined;
  readonly toRows: (transactions: readonly Transaction[]) => Promise<readonly TransactionRow[]>;
}

/** Limit of a printed statement: about forty pages. */
const maxRows = 2_000;

interface PreparedStatement extends Pick<StatementProps, 'rows' | 'note' | 'facts'> {
  readonly Statement: ComponentType<StatementProps>;
}

export function HistoryActions({ filter, disabled, readFacts, onClear, toRows }: HistoryActionsProps) {
  const { locale, languageCode } = useLocale();
  const [language] = languageCode.split('-');
  const t = useTranslator('transactions');
  const [isPreparing, setPreparing] = useState(false);
  const [prepared, setPrepared] = useState<PreparedStatement | null>(null);

  async function prepare(): Promise<void> {
    setPreparing(true);
    try {
      const [{ Statement }, { rows, isComplete }, facts] = await Promise.all([
        import('./statement.tsx'),
        readAllTransactions({ ...filter, language }, maxRows),
        readFacts(),
      ]);
      const note = isComplete ? undefined : t('cut', { count: rows.length });
      setPrepared({ Statement, rows: await toRows(rows), note, facts });
    } catch {
      showToast(t('printFailed'), 'error');
    } finally {
      setPreparing(false);
    }
  }

  function download(): void {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const search = new URLSearchParams({ locale, zone: timeZone });
    for (const [name, value] of Object.entries(filter)) search.set(name, String(value));
    startDownload(`/api/history/export?${search}`);
  }

  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button tone="secondary" disabled={disabled} onClick={download}>
        {t('export')}
      </Button>
      <Button tone="secondary" disabled={disabled} loading={isPreparing} onClick={() => void prepare()}>
        {t('print')}
      </Button>
      {/* Last, so that it moves no other button when it comes. */}
      {onClear && (
        <Button tone="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      {prepared && (
        <prepared.Statement
          brand="Parlour"
          rows={prepared.rows}
          note={prepared.note}
          facts={prepared.facts}
          onPrinted={() => setPrepared(null)}
        />
      )}
    </div>
  );
}
