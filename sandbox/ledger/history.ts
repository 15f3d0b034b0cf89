import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import { parsePlayerId } from './accounts.ts';
import {
  type TransactionCategory,
  type TransactionStatus,
  type TransactionType,
  totalChangeTable,
  totalTable,
  txTable,
} from './schema.ts';

/** Which rows of a player's history; `from` inclusive, `before` exclusive, virtual time. */
export interface HistoryFilter {
  readonly playerId: string;
  readonly category?: TransactionCategory | undefined;
  readonly status?: TransactionStatus | undefined;
  readonly type?: TransactionType | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

export interface HistoryPage {
  readonly limit: number;
  /** How many of the newest rows to leave out. */
  readonly position: number;
}

export type HistoryRow = Omit<typeof txTable.$inferSelect, 'listed'>;

/** One row per transaction, newest first; `amountMinor` signed, `balanceAfterMinor` of main and bonus together. TXN-01. */
export async function listPlayerTransactions(db: Database, filter: HistoryFilter & HistoryPage): Promise<readonly HistoryRow[]> {
  // The page is cut on the index alone; only its rows are fetched.
  const page = db
    .select({ id: txTable.id })
    .from(txTable)
    .where(matches(filter))
    .orderBy(desc(txTable.at), desc(txTable.id))
    .limit(filter.limit)
    .offset(filter.position);
  return db.select().from(txTable).where(inArray(txTable.id, page)).orderBy(desc(txTable.at), desc(txTable.id));
}

const booked: readonly TransactionStatus[] = ['SUCCESS', 'COMPLETED', 'REVERTED'];
const gameTypes: readonly TransactionType[] = ['BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID', 'LOSS'];
const paymentTypes: readonly TransactionType[] = ['DEPOSIT', 'WITHDRAW', 'REVERSAL', 'REVERSAL_DP'];

export interface NetPosition {
  /** Withdrawals − deposits, minor units. */
  readonly netPositionMinor: number;
  /** Wins − bets, minor units. */
  readonly winLossMinor: number;
}

/**
 * Sums over the same rows as the history; a void counts against what it returns, only booked money counts. TXN-06. Without
 * a window the kept totals are read, so that the length of a history does not matter.
 */
export async function readNetPosition(db: Database, filter: HistoryFilter): Promise<NetPosition> {
  const hasWindow = filter.from !== undefined || filter.before !== undefined;
  const kinds = hasWindow ? await sumWindow(db, filter) : await readTotals(db, filter);
  const sumOf = (counts: (kind: KindTotal) => boolean) =>
    kinds.filter((kind) => booked.includes(kind.status) && counts(kind)).reduce((sum, { minor }) => sum + minor, 0);
  const payments = sumOf(({ category, type }) => category === 'PAYMENT' && paymentTypes.includes(type));
  // Seen from the player, a deposit is money in and a withdrawal money out: the position has the opposite sign.
  return { netPositionMinor: 0 - payments, winLossMinor: sumOf(({ type }) => gameTypes.includes(type)) };
}

interface KindTotal {
  readonly category: TransactionCategory;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly minor: number;
}

function sumWindow(db: Database, filter: HistoryFilter): Promise<readonly KindTotal[]> {
  const { category, type, status } = txTable;
  const minor = sql<number>`sum(${txTable.amountMinor})::bigint`.mapWith(Number);
  return db.select({ category, type, status, minor }).from(txTable).where(matches(filter)).groupBy(category, type, status);
}

/** What is kept and what changed since, side by side: their sum is the total. */
async function readTotals(db: Database, filter: HistoryFilter): Promise<readonly KindTotal[]> {
  const from = (table: typeof totalTable | typeof totalChangeTable) =>
    db
      .select({ category: table.category, type: table.type, status: table.status, minor: table.amountMinor })
      .from(table)
      .where(
        and(
          eq(table.playerId, parsePlayerId(filter.playerId)),
          filter.category && eq(table.category, filter.category),
          filter.status && eq(table.status, filter.status),
          filter.type && eq(table.type, filter.type),
        ),
      );
  return unionAll(from(totalTable), from(totalChangeTable));
}

function matches(filter: HistoryFilter): SQL | undefined {
  return and(
    eq(txTable.playerId, parsePlayerId(filter.playerId)),
    eq(txTable.listed, true),
    filter.category && eq(txTable.category, filter.category),
    filter.status && eq(txTable.status, filter.status),
    filter.type && eq(txTable.type, filter.type),
    filter.from && gte(txTable.at, filter.from),
    filter.before && lt(txTable.at, filter.before),
  );
}
