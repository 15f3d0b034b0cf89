import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { parsePlayerId } from './accounts.ts';
import { type TransactionCategory, type TransactionStatus, type TransactionType, txTable } from './schema.ts';

/** Which rows of a player's history; `from` inclusive, `before` exclusive, virtual time. */
export interface HistoryFilter {
  readonly playerId: string;
  readonly category?: TransactionCategory | undefined;
  readonly status?: TransactionStatus | undefined;
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

/** Sums over the same rows as the history; a void counts against what it returns, only booked money counts. TXN-06. */
export async function readNetPosition(db: Database, filter: HistoryFilter): Promise<NetPosition> {
  const settled = inArray(txTable.status, [...booked]);
  const payments = and(settled, eq(txTable.category, 'PAYMENT'), inArray(txTable.type, [...paymentTypes]));
  const games = and(settled, inArray(txTable.type, [...gameTypes]));
  const [sums] = await db
    .select({
      payments: sql<number>`coalesce(sum(${txTable.amountMinor}) filter (where ${payments}), 0)::bigint`.mapWith(Number),
      games: sql<number>`coalesce(sum(${txTable.amountMinor}) filter (where ${games}), 0)::bigint`.mapWith(Number),
    })
    .from(txTable)
    .where(matches(filter));
  // Seen from the player, a deposit is money in and a withdrawal money out: the position has the opposite sign.
  return { netPositionMinor: 0 - (sums?.payments ?? 0), winLossMinor: sums?.games ?? 0 };
}

function matches(filter: HistoryFilter): SQL | undefined {
  return and(
    eq(txTable.playerId, parsePlayerId(filter.playerId)),
    eq(txTable.listed, true),
    filter.category && eq(txTable.category, filter.category),
    filter.status && eq(txTable.status, filter.status),
    filter.from && gte(txTable.at, filter.from),
    filter.before && lt(txTable.at, filter.before),
  );
}
