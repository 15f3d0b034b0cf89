import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { AccountName } from '#sandbox/ledger/accounts.ts';
import { accountTable } from '#sandbox/ledger/schema.ts';

/** What one of the player's accounts holds. */
export interface AccountBalance {
  readonly account: AccountName;
  readonly minor: number;
}

/**
 * The accounts that pay bets: main, then the sports bonus (DEC-BON-15). Free bets are not among them. An ended bonus has an
 * empty account.
 */
export async function readAccounts(db: Database, playerId: number): Promise<readonly AccountBalance[]> {
  return toBalances(await selectAccounts(db, playerId));
}

/** The same, locked until the transaction ends, so that no payment changes them in between. */
export async function lockAccounts(tx: Database, playerId: number): Promise<readonly AccountBalance[]> {
  return toBalances(await selectAccounts(tx, playerId).for('no key update'));
}

/** What the player may stake without a free bet. */
export async function readStakeable(db: Database, playerId: number): Promise<number> {
  return sumOf(await readAccounts(db, playerId));
}

export function sumOf(accounts: readonly AccountBalance[]): number {
  return accounts.reduce((sum, { minor }) => sum + minor, 0);
}

function selectAccounts(db: Database, playerId: number) {
  const { kind, id } = accountTable;
  return db
    .select()
    .from(accountTable)
    .where(and(eq(accountTable.playerId, playerId), inArray(kind, ['main', 'bonus'])))
    .orderBy(asc(id));
}

function toBalances(rows: readonly (typeof accountTable.$inferSelect)[]): readonly AccountBalance[] {
  const main = rows.filter(({ kind }) => kind === 'main');
  const bonus = rows.filter(({ kind, vertical }) => kind === 'bonus' && vertical === 'SPORTS');
  return [...main, ...bonus].map(({ assignmentId, balanceMinor: minor }) => ({
    account: assignmentId === null ? 'main' : (`bonus:${assignmentId}` as const),
    minor,
  }));
}
