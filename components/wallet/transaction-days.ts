import type { BadgeTone } from '#components/ui/status/badge.tsx';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import { formatDate, formatDateTime, formatTime } from '#lib/core/time/format-date.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import type { HistoryMessages } from '#lib/wallet/history-messages.ts';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';

/** Names of payment methods by code and of games by id; null while a name is loading. */
export interface HistoryNames {
  readonly methods: ReadonlyMap<string, string>;
  readonly nameGame: (id: string) => string | null;
}

interface RowOptions extends HistoryMessages {
  readonly names: HistoryNames;
  readonly numbers: NumberForm;
}

const tones: Record<Transaction['status'], BadgeTone> = {
  FAILED: 'red',
  PENDING: 'coral',
  SUCCESS: 'felt',
  REVERTED: 'neutral',
  WAITING_INPUT: 'coral',
  COMPLETED: 'felt',
  CANCELLED: 'neutral',
};

/** TXN-05, XTR-22, XTR-23: the rows by day, translated, in the browser's time zone. */
export function transactionDays(
  rows: readonly Transaction[],
  options: RowOptions & { readonly now: Date },
): readonly TransactionDay[] {
  const { now, messages } = options;
  const days = new Map<string, TransactionRow[]>();
  for (const row of rows) {
    const day = formatDay(new Date(row.transactionDate), now, messages);
    const dayRows = days.get(day);
    const shown = toRow(row, options);
    if (dayRows) dayRows.push(shown);
    else days.set(day, [shown]);
  }
  return [...days].map(([day, dayRows]) => ({ day, rows: dayRows }));
}

export function transactionRows(rows: readonly Transaction[], options: RowOptions): readonly TransactionRow[] {
  return rows.map((row) => toRow(row, options));
}

function formatDay(date: Date, now: Date, messages: HistoryMessages['messages']): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return messages.today;
  if (date.toDateString() === yesterday.toDateString()) return messages.yesterday;
  return formatDate(date);
}

function toRow(row: Transaction, { numbers, names, messages, categories, statuses, types }: RowOptions): TransactionRow {
  const amount = fromWire(row.amount, row.currency);
  const method = row.method ? (names.methods.get(row.method) ?? row.method) : null;
  const game = row.gameId ? names.nameGame(row.gameId) : null;
  const bet = row.betTitle ?? null;
  const direction = movesNothing(row) || amount.minor === 0 ? 'none' : amount.minor > 0 ? 'in' : 'out';
  return {
    id: row.referenceId,
    reference: row.reference ?? row.referenceId,
    title: isNamedByCategory(row) ? categories[row.category] : types[row.type],
    detail: method ?? game ?? row.campaignTitle ?? bet ?? (isSports(row) ? categories[row.category] : null),
    bonus: row.campaignTitle ?? null,
    method,
    game,
    bet,
    category: categories[row.category],
    status: { text: statuses[row.status], tone: tones[row.status] },
    amount: `${direction === 'in' ? '+' : ''}${formatMoney(amount, numbers)}`,
    direction,
    directionText: { in: messages.moneyIn, out: messages.moneyOut, none: messages.noMoney }[direction],
    balanceAfter: formatMoney(fromWire(row.balanceAfterTransaction, row.currency), numbers),
    time: formatTime(row.transactionDate),
    fullTime: formatDateTime(row.transactionDate, { seconds: true }),
    dateTime: row.transactionDate,
  };
}

/** XTR-22: the operator's corrections and bonuses are not deposits or withdrawals, even if their type says so. */
function isNamedByCategory({ category, type }: Transaction): boolean {
  if (category === 'ADJUSTMENT') return type === 'DEPOSIT' || type === 'WITHDRAW';
  return category === 'DORMANT_ADJUSTMENT' || (category === 'BONUS' && type === 'DEPOSIT');
}

/** A payment that came to nothing is no money in or out. */
function movesNothing({ status }: Transaction): boolean {
  return status === 'FAILED' || status === 'CANCELLED';
}

function isSports({ category }: Transaction): boolean {
  return category === 'SPORTS' || category === 'VIRTUAL_SPORTS';
}
