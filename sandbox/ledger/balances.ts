import { asc, inArray } from 'drizzle-orm';
import type { Money } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { parsePlayerId } from './accounts.ts';
import { accountTable, type BonusVertical } from './schema.ts';

export interface Balance {
  readonly walletId: string;
  readonly money: Money;
}

export interface BonusBalance extends Balance {
  readonly vertical: BonusVertical;
  readonly assignmentId: string;
}

export interface Balances {
  readonly main: Balance;
  readonly locked: Balance;
  readonly bonus: readonly BonusBalance[];
}

export function walletIdOf(accountId: number): string {
  return `w${accountId}`;
}

/** The player's balances, bonus accounts in the order of their opening; undefined without a wallet (DEC-PATH-6). */
export async function readBalances(db: Database, playerId: string): Promise<Balances | undefined> {
  return (await readManyBalances(db, [playerId])).get(playerId);
}

/** The balances of many players in one query; players without a wallet are left out. */
export async function readManyBalances(db: Database, playerIds: readonly string[]): Promise<ReadonlyMap<string, Balances>> {
  const rows = await db
    .select()
    .from(accountTable)
    .where(inArray(accountTable.playerId, playerIds.map(parsePlayerId)))
    .orderBy(asc(accountTable.id));
  const byPlayer = Map.groupBy(rows, (row) => String(row.playerId));
  return new Map(
    [...byPlayer].flatMap(([playerId, accounts]) => {
      const balances = toBalances(accounts);
      return balances ? [[playerId, balances] as const] : [];
    }),
  );
}

function toBalances(rows: readonly (typeof accountTable.$inferSelect)[]): Balances | undefined {
  const balances = rows.map((row) => ({
    kind: row.kind,
    vertical: row.vertical,
    assignmentId: row.assignmentId,
    balance: { walletId: walletIdOf(row.id), money: { minor: row.balanceMinor, currency: row.currency } },
  }));
  const main = balances.find(({ kind }) => kind === 'main')?.balance;
  const locked = balances.find(({ kind }) => kind === 'locked')?.balance;
  if (!main || !locked) return undefined;
  const bonus = balances.flatMap(({ vertical, assignmentId, balance }) =>
    vertical && assignmentId ? [{ ...balance, vertical, assignmentId }] : [],
  );
  return { main, locked, bonus };
}
