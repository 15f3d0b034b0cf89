import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type DepositRow, savedAccountTable } from './tables.ts';

type SavedAccount = typeof savedAccountTable.$inferSelect;
type Named = Pick<SavedAccount, 'accountId' | 'label'>;

/** The accounts that the player has paid from, last used first. */
export function listSavedAccounts(db: Database, playerId: number): Promise<SavedAccount[]> {
  return db
    .select()
    .from(savedAccountTable)
    .where(eq(savedAccountTable.playerId, playerId))
    .orderBy(desc(savedAccountTable.usedAt));
}

/** The saved account that a deposit names; null if it names none, or none of the player's. */
export async function findSavedAccount(
  db: Database,
  { playerId, method, accountId }: Pick<DepositRow, 'playerId' | 'method' | 'accountId'>,
): Promise<{ readonly id: string; readonly label: string } | null> {
  if (accountId === null) return null;
  const [account] = await db
    .select()
    .from(savedAccountTable)
    .where(
      and(
        eq(savedAccountTable.playerId, playerId),
        eq(savedAccountTable.method, method),
        eq(savedAccountTable.accountId, accountId),
      ),
    );
  return account ? { id: account.accountId, label: account.label } : null;
}

/** Saves the account of a payment, or updates its label. */
export async function saveAccount(
  tx: Database,
  { playerId, method }: Pick<DepositRow, 'playerId' | 'method'>,
  account: Named,
  now: Date,
): Promise<void> {
  await tx
    .insert(savedAccountTable)
    .values({ playerId, method, ...account, usedAt: now })
    .onConflictDoUpdate({
      target: [savedAccountTable.playerId, savedAccountTable.method, savedAccountTable.accountId],
      set: { label: sql`excluded.label`, usedAt: now },
    });
}
