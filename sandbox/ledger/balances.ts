import { asc, eq } from 'drizzle-orm';
import type { Money } from '#lib/money/money.ts';
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

/** The player's accounts, bonus accounts in the order they were opened; undefined when he has no wallet (DEC-PATH-6). */
export async function readBalances(db: Database, playerId: string): Promise<Balances | undefined> {
  const rows = await db
    .select()
    .from(accountTable)
    .where(eq(accountTable.playerId, parsePlayerId(playerId)))
    .orderBy(asc(accountTable.id));
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
