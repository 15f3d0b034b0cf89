import type { BadgeTone } from '#components/ui/badge.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { dateTag } from '#lib/time/date-tag.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import type en from '#messages/en.json';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';

export interface HistoryWords {
  readonly words: (typeof en)['transactions'];
  readonly categories: (typeof en)['transactionCategory'];
  readonly statuses: (typeof en)['transactionStatus'];
  readonly types: (typeof en)['transactionType'];
}

/** What methods and games are called, by their codes and ids; null while that is not known yet. */
export interface HistoryNames {
  readonly methods: ReadonlyMap<string, string>;
  readonly nameGame: (id: string) => string | null;
}

interface Setting extends HistoryWords {
  readonly names: HistoryNames;
  readonly market: string;
  /** BCP 47. */
  readonly language: string;
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

/** TXN-05, XTR-22, XTR-23: the rows by day, every category, status and type in words, in the player's own time. */
export function transactionDays(
  rows: readonly Transaction[],
  setting: Setting & { readonly now: Date },
): readonly TransactionDay[] {
  const { now, language, words } = setting;
  const days = new Map<string, TransactionRow[]>();
  for (const row of rows) {
    const day = nameOfDay(new Date(row.transactionDate), now, language, words);
    const dayRows = days.get(day);
    const shown = toRow(row, setting);
    if (dayRows) dayRows.push(shown);
    else days.set(day, [shown]);
  }
  return [...days].map(([day, dayRows]) => ({ day, rows: dayRows }));
}

/** The same without days, for paper. */
export function transactionRows(rows: readonly Transaction[], setting: Setting): readonly TransactionRow[] {
  return rows.map((row) => toRow(row, setting));
}

function nameOfDay(date: Date, now: Date, language: string, words: HistoryWords['words']): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return words.today;
  if (date.toDateString() === yesterday.toDateString()) return words.yesterday;
  return date.toLocaleDateString(dateTag(language), { day: 'numeric', month: 'long', year: 'numeric' });
}

function toRow(row: Transaction, { market, language, names, ...say }: Setting): TransactionRow {
  const amount = fromWire(row.amount, row.currency);
  const method = row.method ? (names.methods.get(row.method) ?? row.method) : null;
  const game = row.gameId ? names.nameGame(row.gameId) : null;
  const direction = amount.minor > 0 ? 'in' : amount.minor < 0 ? 'out' : 'none';
  return {
    id: row.referenceId,
    title: isNamedByCategory(row) ? say.categories[row.category] : say.types[row.type],
    detail: method ?? game,
    method,
    game,
    category: say.categories[row.category],
    status: { text: say.statuses[row.status], tone: tones[row.status] },
    amount: `${direction === 'in' ? '+' : ''}${formatMoney(amount, market)}`,
    direction,
    directionText: { in: say.words.moneyIn, out: say.words.moneyOut, none: say.words.noMoney }[direction],
    balanceAfter: formatMoney(fromWire(row.balanceAfterTransaction, row.currency), market),
    time: new Date(row.transactionDate).toLocaleTimeString(dateTag(language), { hour: '2-digit', minute: '2-digit' }),
    fullTime: new Date(row.transactionDate).toLocaleString(dateTag(language), { dateStyle: 'medium', timeStyle: 'medium' }),
    dateTime: row.transactionDate,
  };
}

/** XTR-22: money that the house put right or gave is neither a deposit nor a withdrawal, whatever its type says. */
function isNamedByCategory({ category, type }: Transaction): boolean {
  if (category === 'BONUS') return type === 'DEPOSIT';
  return category === 'ADJUSTMENT' || category === 'DORMANT_ADJUSTMENT';
}
