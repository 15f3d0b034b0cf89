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

/** Filter of a player's history; `from` is inclusive, `before` exclusive, both in virtual time. */
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
  /** Number of newest rows to skip. */
  readonly position: number;
}

export type HistoryRow = Omit<typeof txTable.$inferSelect, 'listed'>;

/** Lists transactions, newest first; `amountMinor` is signed, `balanceAfterMinor` is main plus bonus (TXN-01). */
export async function listPlayerTransactions(db: Database, filter: HistoryFilter & HistoryPage): Promise<readonly HistoryRow[]> {
  // The subquery pages on the index alone; only the page's rows are fetched.
  const page = db
    .select({ id: txTable.id })
    .from(txTable)
    .where(matches(filter))
    .orderBy(desc(txTable.at), desc(txTable.id))
    .limit(filter.limit)
    .offset(filter.position);
  return db.select().from(txTable).where(inArray(txTable.id, page)).orderBy(desc(txTable.at), desc(txTable.id));
}

export const booked: readonly TransactionStatus[] = ['SUCCESS', 'COMPLETED', 'REVERTED'];
/** Stakes and wins; a void takes back what it reverses, and a lost bet of the sportsbook is a row of 0. */
export const stakeTypes: readonly TransactionType[] = ['BET', 'BET_VOID'];
export const winTypes: readonly TransactionType[] = ['WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID', 'LOSS'];
const gameTypes = [...stakeTypes, ...winTypes];
const paymentTypes: readonly TransactionType[] = ['DEPOSIT', 'WITHDRAW', 'REVERSAL', 'REVERSAL_DP'];

export interface NetPosition {
  /** Withdrawals − deposits, minor units. */
  readonly netPositionMinor: number;
  /** Wins − bets, minor units. */
  readonly winLossMinor: number;
}

/**
 * Sums booked transactions; a void has the opposite sign of what it reverses (TXN-06). Without a date range it reads stored
 * totals, so that the cost does not grow with the history.
 */
export async function readNetPosition(db: Database, filter: HistoryFilter): Promise<NetPosition> {
  const hasWindow = filter.from !== undefined || filter.before !== undefined;
  const kinds = hasWindow ? await sumWindow(db, filter) : await readTotals(db, filter);
  const sumOf = (counts: (kind: KindTotal) => boolean) =>
    kinds.filter((kind) => booked.includes(kind.status) && counts(kind)).reduce((sum, { minor }) => sum + minor, 0);
  const payments = sumOf(({ category, type }) => category === 'PAYMENT' && paymentTypes.includes(type));
  // Deposits are positive for the player, so the net position has the opposite sign.
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

/** The total is the sum of the stored totals and the changes since. */
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
