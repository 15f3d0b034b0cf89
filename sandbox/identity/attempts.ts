import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Requester } from '#lib/core/api/requester.ts';
import { signInLock } from '#sandbox/data/tables/account-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { loginAttemptTable as table } from './tables.ts';

const lockMs = signInLock.minutes * 60_000;
/** In the place of a requester: all of those that the account does not know. */
const allOthers = '';

/** Which of the two forms of one typed password a sign-in tries. */
export type PasswordForm = 'first' | 'second';

interface Attempt {
  readonly account: string;
  /** Another name of the account, under which its failures are counted too. */
  readonly alias?: string | undefined;
  /** Requests that do not name one share one count. */
  readonly requester: Requester | undefined;
  readonly form?: PasswordForm | undefined;
}

const accountsOf = ({ account, alias = account }: Attempt) => [...new Set([account, alias])];
const keyOf = ({ requester }: Attempt) => `${requester?.isKnown ? 'known' : 'other'}:${requester?.id ?? ''}`;

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Counts wrong passwords per account and requester: five, each within 30 minutes of the one before, lock the account for that
 * requester for 30 minutes; twenty of all requesters lock it for those that it does not know. DEC-X-9.
 */
export function createAttempts(db: Database, now: () => Date) {
  return {
    async isLocked(attempt: Attempt): Promise<boolean> {
      const reached = (requester: string, max: number) => and(eq(table.requester, requester), sql`${table.failures} >= ${max}`);
      const own = reached(keyOf(attempt), signInLock.attempts);
      const isFull = attempt.requester?.isKnown ? own : or(own, reached(allOthers, signInLock.attemptsOfAll));
      const locks = and(inArray(table.account, accountsOf(attempt)), gt(table.expiresAt, now()), isFull);
      return (await db.select().from(table).where(locks).limit(1)).length > 0;
    },
    /**
     * A password that may have been stored in two forms is tried in both and counts once: the first form is not counted if the
     * second follows. Without it, the next failure counts, so that a guesser gains one try in all.
     */
    async recordFailure(attempt: Attempt): Promise<void> {
      const { failures, awaitsSecondForm } = table;
      const isFirst = attempt.form === 'first';
      const expiresAt = new Date(now().getTime() + lockMs);
      await db.delete(table).where(lte(table.expiresAt, now()));
      const requesters = attempt.requester?.isKnown ? [keyOf(attempt)] : [keyOf(attempt), allOthers];
      await db
        .insert(table)
        .values(
          accountsOf(attempt).flatMap((account) =>
            requesters.map((requester) => ({
              account,
              requester,
              failures: isFirst ? 0 : 1,
              awaitsSecondForm: isFirst,
              expiresAt,
            })),
          ),
        )
        .onConflictDoUpdate({
          target: [table.account, table.requester],
          set: {
            failures: sql`${failures} + case when ${isFirst} and not ${awaitsSecondForm} then 0 else 1 end`,
            awaitsSecondForm: isFirst,
            expiresAt,
          },
        });
    },
    /** After a sign-in: forgets the requester's own failures, and none of others. */
    async clear(attempt: Attempt): Promise<void> {
      await db.delete(table).where(and(eq(table.account, attempt.account), eq(table.requester, keyOf(attempt))));
    },
  };
}

/** Forgets all failures of an account, after a new password. */
export async function clearAttempts(db: Database, account: string): Promise<void> {
  await db.delete(table).where(eq(table.account, account));
}
