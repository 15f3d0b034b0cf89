import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { signInLock } from '#sandbox/data/tables/account-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { loginAttemptTable } from './tables.ts';

const maxFailures = signInLock.attempts;
const lockMs = signInLock.minutes * 60_000;

export type Attempts = ReturnType<typeof createAttempts>;

/** Counts wrong passwords per account: five, each within 30 minutes of the previous one, lock it for 30 minutes. DEC-X-9. */
export function createAttempts(db: Database, now: () => Date) {
  return {
    async isLocked(account: string): Promise<boolean> {
      const locked = and(
        eq(loginAttemptTable.account, account),
        gte(loginAttemptTable.failures, maxFailures),
        gt(loginAttemptTable.expiresAt, now()),
      );
      return (await db.select().from(loginAttemptTable).where(locked)).length > 0;
    },
    async recordFailure(account: string): Promise<void> {
      const expiresAt = new Date(now().getTime() + lockMs);
      await db.delete(loginAttemptTable).where(lte(loginAttemptTable.expiresAt, now()));
      await db
        .insert(loginAttemptTable)
        .values({ account, failures: 1, expiresAt })
        .onConflictDoUpdate({
          target: loginAttemptTable.account,
          set: { failures: sql`${loginAttemptTable.failures} + 1`, expiresAt },
        });
    },
  };
}

/** Resets an account's failure counter, after a sign-in or a new password. */
export async function clearAttempts(db: Database, account: string): Promise<void> {
  await db.delete(loginAttemptTable).where(eq(loginAttemptTable.account, account));
}
