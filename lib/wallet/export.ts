import 'server-only';
import type { z } from 'zod';
import type { Credentials } from '#lib/core/api/call.ts';
import { call } from '#lib/core/api/server.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import { exponentOf } from '#lib/core/money/money.ts';
import { wallClock } from '#lib/core/time/zone.ts';
import { listTransactions, type Transaction, type transactionFilterSchema } from './contract.ts';
import { byteOrderMark, resolveCsvFormat, writeCsvLine } from './csv.ts';
import type { HistoryMessages } from './history-messages.ts';

type Filter = z.input<typeof transactionFilterSchema>;

interface ExportOptions extends HistoryMessages {
  /** Names of payment methods and games by code; a code without a name is written as it is. */
  readonly names: ReadonlyMap<string, string>;
  readonly tag: LanguageTag;
  /** IANA name of the browser's time zone. */
  readonly timeZone: string;
  /** ISO 639-1, of the campaigns' titles. */
  readonly language: string;
  readonly filter: Filter;
}

const pageSize = 100;

/** Yields the player's history as CSV, newest first, one piece per page of the platform. Pages are read by time, because the platform has no offset and new transactions would shift rows. Throws `CallError`. */
export async function* writeHistoryCsv(
  credentials: Credentials,
  { tag, timeZone, language, filter, messages, categories, statuses, types, names }: ExportOptions,
): AsyncGenerator<string> {
  const format = resolveCsvFormat(tag);
  const head = [
    `${messages.dateTime} (${timeZone})`,
    messages.type,
    messages.category,
    messages.status,
    messages.amount,
    messages.balance,
    messages.currency,
    messages.method,
    messages.game,
    categories.BONUS,
    messages.reference,
  ];
  const nameOf = (code = '') => names.get(code) ?? code;
  const lineOf = (row: Transaction) => {
    const decimals = exponentOf(row.currency);
    return writeCsvLine(
      [
        formatLocalTimestamp(row.transactionDate, timeZone),
        types[row.type],
        categories[row.category],
        statuses[row.status],
        { value: row.amount, decimals },
        { value: row.balanceAfterTransaction, decimals },
        row.currency,
        nameOf(row.method),
        row.betTitle ?? nameOf(row.gameId),
        row.campaignTitle ?? '',
        row.reference ?? row.referenceId,
      ],
      format,
    );
  };
  let piece = byteOrderMark + writeCsvLine(head, format);
  for await (const page of readPages(credentials, filter, language)) {
    yield piece + page.map(lineOf).join('');
    piece = '';
  }
  if (piece) yield piece;
}

async function* readPages(credentials: Credentials, filter: Filter, language: string): AsyncGenerator<readonly Transaction[]> {
  let to = filter.to;
  let position = 0;
  for (;;) {
    const query = { ...filter, ...(to !== undefined && { to }), limit: pageSize, position };
    const { transactions } = await call(listTransactions, { query: { ...query, language } }, credentials);
    if (transactions.length > 0) yield transactions;
    const last = transactions.at(-1);
    if (!last || transactions.length < pageSize) return;
    // `to` is inclusive, so the rows of that instant that were read already are skipped.
    const ofLastInstant = transactions.filter(({ transactionDate }) => transactionDate === last.transactionDate).length;
    position = last.transactionDate === to ? position + ofLastInstant : ofLastInstant;
    to = last.transactionDate;
  }
}

/** XTR-23: an instant in a time zone, sortable: `2026-11-21 09:05:00`. */
function formatLocalTimestamp(instant: string, timeZone: string): string {
  const { date, time } = wallClock(timeZone, new Date(instant));
  return `${date} ${time}`;
}
