import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { createPin } from '#sandbox/kit/pin.ts';
import { attemptLimitExceeded, CognitoError } from './errors.ts';
import { codeTable } from './tables.ts';

const lifetimeMs = 10 * 60_000;
const windowMs = dayMs;
const maxSends = 3;
const maxAttempts = 5;

const purpose = 'SIGN_UP';

export type Codes = ReturnType<typeof createCodes>;

/** One-time codes: 6 digits, valid for 10 minutes and 5 attempts, sent 3 times in 24 hours of virtual time. DEC-VAL-9. */
export function createCodes(db: Database, now: () => Date, digest: (text: string) => string, fixedPin?: string) {
  const hash = (email: string, code: string) => digest(`code:${purpose}:${email}:${code}`);
  return {
    /** Issues a code that replaces the previous one. Throws `LimitExceededException` for the fourth in 24 hours. */
    async issue(email: string): Promise<string> {
      const code = createPin(fixedPin);
      const at = now();
      const dayAgo = new Date(at.getTime() - windowMs);
      // A code of the last minutes stays, although its day is over.
      await db.delete(codeTable).where(and(lte(codeTable.firstSentAt, dayAgo), lte(codeTable.expiresAt, at)));
      const isOld = lte(codeTable.firstSentAt, dayAgo);
      const fresh = {
        codeHash: hash(email, code),
        triesLeft: maxAttempts,
        expiresAt: new Date(at.getTime() + lifetimeMs),
      };
      const written = await db
        .insert(codeTable)
        .values({ email, purpose, ...fresh, sends: 1, firstSentAt: at })
        .onConflictDoUpdate({
          target: [codeTable.email, codeTable.purpose],
          set: {
            ...fresh,
            sends: sql`case when ${isOld} then 1 else ${codeTable.sends} + 1 end`,
            firstSentAt: sql`case when ${isOld} then ${at.toISOString()}::timestamptz else ${codeTable.firstSentAt} end`,
          },
          setWhere: or(isOld, lt(codeTable.sends, maxSends)),
        })
        .returning({ email: codeTable.email });
      if (written.length === 0) throw attemptLimitExceeded();
      return code;
    },
    /** Consumes the code. Throws `CodeMismatchException`, or `ExpiredCodeException` when there is no valid code. */
    async spend(email: string, code: string): Promise<void> {
      const given = hash(email, code);
      const isOwn = and(eq(codeTable.email, email), eq(codeTable.purpose, purpose));
      const usable = and(isOwn, gt(codeTable.triesLeft, 0), gt(codeTable.expiresAt, now()));
      const matched = await db
        .update(codeTable)
        .set({
          triesLeft: sql`case when ${codeTable.codeHash} = ${given} then 0 else ${codeTable.triesLeft} - 1 end`,
        })
        .where(usable)
        .returning({ codeHash: codeTable.codeHash });
      const [row] = matched;
      if (!row) throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (row.codeHash !== given) throw codeMismatch();
    },
  };
}

export function codeMismatch(): CognitoError {
  return new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}
