import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { loadDigest } from '#sandbox/identity/port.ts';
import { resetChallengeTable as table } from './tables.ts';

const lifeMs = 10 * 60_000;
const maxTries = 5;

/** Stores a code of an address, and returns the token with which alone it can be redeemed. */
export async function beginChallenge(db: Database, email: string, code: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hash('sha256', token);
  await db.delete(table).where(lte(table.expiresAt, now));
  const codeHash = await hashOf(db, tokenHash, email, code);
  await db.insert(table).values({ tokenHash, email, codeHash, triesLeft: maxTries, expiresAt: new Date(now.getTime() + lifeMs) });
  return token;
}

/**
 * Redeems a code within ten minutes and five tries of its own token; false otherwise. A right code counts as a try and can be
 * repeated, because the answer may be lost, until a new password is set.
 */
export async function redeemChallenge(db: Database, token: string, email: string, code: string, now: Date): Promise<boolean> {
  const tokenHash = hash('sha256', token);
  const given = await hashOf(db, tokenHash, email, code);
  const [row] = await db
    .update(table)
    .set({ triesLeft: sql`${table.triesLeft} - 1` })
    .where(and(eq(table.tokenHash, tokenHash), eq(table.email, email), gt(table.triesLeft, 0), gt(table.expiresAt, now)))
    .returning({ codeHash: table.codeHash });
  return row?.codeHash === given;
}

async function hashOf(db: Database, tokenHash: string, email: string, code: string): Promise<string> {
  return (await loadDigest(db))(`reset:${tokenHash}:${email}:${code}`);
}
