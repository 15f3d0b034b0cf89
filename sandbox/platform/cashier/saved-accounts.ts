import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type DepositRow, depositTable, savedAccountTable } from './tables.ts';

const target = [savedAccountTable.playerId, savedAccountTable.method, savedAccountTable.accountId];

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
  const account = await readAccount(db, { playerId, method, accountId });
  return account ? { id: account.accountId, label: account.label } : null;
}

/** Longer than a session lasts: who pays from an account of their own at another's session is not paid there by it. */
const untrustedMs = dayMs;

/** Saves the account of a payment, or updates its label. A payout to it needs the password until it is known for a day. */
export async function saveAccount(
  tx: Database,
  { playerId, method }: Pick<DepositRow, 'playerId' | 'method'>,
  account: Named,
  now: Date,
): Promise<void> {
  const trustedFrom = new Date(now.getTime() + untrustedMs);
  await tx
    .insert(savedAccountTable)
    .values({ playerId, method, ...account, usedAt: now, trustedFrom })
    .onConflictDoUpdate({ target, set: { label: sql`excluded.label`, usedAt: now } });
}

/** Saves the account of a payout for which the password was confirmed. */
export async function trustAccount(
  tx: Database,
  { playerId, method }: Pick<DepositRow, 'playerId' | 'method'>,
  account: Named,
  now: Date,
): Promise<void> {
  await tx
    .insert(savedAccountTable)
    .values({ playerId, method, ...account, usedAt: now, trustedFrom: now })
    .onConflictDoUpdate({ target, set: { trustedFrom: now } });
}

/**
 * DEC-ACC-4: whether a payout goes to a known place: an account that is trusted by now; where the method names none, the payer,
 * unless someone has paid by it within the last day.
 */
export async function isTrusted(
  db: Database,
  { playerId, method, accountId }: Pick<DepositRow, 'playerId' | 'method' | 'accountId'>,
  now: Date,
): Promise<boolean> {
  if (accountId !== null) {
    const account = await readAccount(db, { playerId, method, accountId });
    return account !== undefined && (account.trustedFrom === null || account.trustedFrom <= now);
  }
  const [paid] = await db
    .select({ id: depositTable.transactionId })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.playerId, playerId),
        eq(depositTable.method, method),
        eq(depositTable.status, 'SUCCESS'),
        gt(depositTable.settledAt, new Date(now.getTime() - untrustedMs)),
      ),
    )
    .limit(1);
  return paid === undefined;
}

async function readAccount(
  db: Database,
  { playerId, method, accountId }: Pick<DepositRow, 'playerId' | 'method' | 'accountId'>,
): Promise<SavedAccount | undefined> {
  if (accountId === null) return undefined;
  const { playerId: owner, method: paidBy, accountId: id } = savedAccountTable;
  const isIt = and(eq(owner, playerId), eq(paidBy, method), eq(id, accountId));
  const [account] = await db.select().from(savedAccountTable).where(isIt);
  return account;
}
