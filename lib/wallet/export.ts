import 'server-only';
import type { z } from 'zod';
import { exponentOf } from '#lib/money/money.ts';
import type { Credentials } from '#lib/platform/call.ts';
import { call } from '#lib/platform/server.ts';
import type en from '#messages/en.json';
import { listTransactions, type Transaction, type transactionFilterSchema } from './contract.ts';
import { byteOrderMark, csvFormatOf, writeCsvLine } from './csv.ts';
import { localStamp } from './local-stamp.ts';

type Filter = z.input<typeof transactionFilterSchema>;

export interface ExportWords {
  readonly words: (typeof en)['transactions'];
  readonly categories: (typeof en)['transactionCategory'];
  readonly statuses: (typeof en)['transactionStatus'];
  readonly types: (typeof en)['transactionType'];
  /** What ways to pay and games are called; what has no name keeps its code. */
  readonly names: ReadonlyMap<string, string>;
}

interface ExportQuestion extends ExportWords {
  /** BCP 47. */
  readonly language: string;
  /** IANA name of the zone that the player's clock shows. */
  readonly timeZone: string;
  readonly filter: Filter;
}

const pageSize = 100;

/**
 * The player's history as CSV, a piece for every page of the platform, newest first. It goes down by time and not by
 * position, so that a long history is not read anew for every page, and a row that comes meanwhile shifts nothing.
 * Throws `CallError`.
 */
export async function* writeHistoryCsv(
  credentials: Credentials,
  { language, timeZone, filter, words, categories, statuses, types, names }: ExportQuestion,
): AsyncGenerator<string> {
  const format = csvFormatOf(language);
  const head = [
    `${words.dateTime} (${timeZone})`,
    words.type,
    words.category,
    words.status,
    words.amount,
    words.balance,
    words.currency,
    words.method,
    words.game,
    words.reference,
  ];
  const nameOf = (code = '') => names.get(code) ?? code;
  const lineOf = (row: Transaction) => {
    const decimals = exponentOf(row.currency);
    return writeCsvLine(
      [
        localStamp(row.transactionDate, timeZone),
        types[row.type],
        categories[row.category],
        statuses[row.status],
        { value: row.amount, decimals },
        { value: row.balanceAfterTransaction, decimals },
        row.currency,
        nameOf(row.method),
        nameOf(row.gameId),
        row.referenceId,
      ],
      format,
    );
  };
  let piece = byteOrderMark + writeCsvLine(head, format);
  for await (const page of readPages(credentials, filter)) {
    yield piece + page.map(lineOf).join('');
    piece = '';
  }
  if (piece) yield piece;
}

async function* readPages(credentials: Credentials, filter: Filter): AsyncGenerator<readonly Transaction[]> {
  let to = filter.to;
  let position = 0;
  for (;;) {
    const query = { ...filter, ...(to !== undefined && { to }), limit: pageSize, position };
    const { transactions } = await call(listTransactions, { query }, credentials);
    if (transactions.length > 0) yield transactions;
    const last = transactions.at(-1);
    if (!last || transactions.length < pageSize) return;
    // Rows of the very same instant have been seen already: they are left out by their number.
    const ofLastInstant = transactions.filter(({ transactionDate }) => transactionDate === last.transactionDate).length;
    position = last.transactionDate === to ? position + ofLastInstant : ofLastInstant;
    to = last.transactionDate;
  }
}
