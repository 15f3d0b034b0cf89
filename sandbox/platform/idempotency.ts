import { hash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { idempotentReplyTable as replies } from './cashier/tables.ts';
import { refusal } from './refusal.ts';

const lifetimeMs = 24 * 3_600_000;

export interface IdempotentCall {
  readonly playerId: string;
  /** Value of the `Idempotency-Key` header. */
  readonly key: string | undefined;
  /** Name of the operation, e.g. `deposit`; a key is valid for one operation only. */
  readonly operation: string;
  readonly body: unknown;
}

/**
 * Runs the work once per key and returns the stored reply to repeats within 24 hours (DEC-X-7). The work and its reply share
 * one transaction; a refusal is not stored. Throws 400 without a key, 409 for a key of another request.
 */
export async function runIdempotent<Reply>(
  database: Database,
  { playerId, key, operation, body }: IdempotentCall,
  now: Date,
  work: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  if (!key || key.length > 64) throw refusal(400, 'error.idempotency.key');
  const player = Number(playerId);
  const bodyHash = hash('sha256', JSON.stringify(body));
  return database.transaction(async (tx) => {
    await lockPlayerMoney(tx, playerId);
    const since = new Date(now.getTime() - lifetimeMs);
    await tx.delete(replies).where(and(eq(replies.playerId, player), lt(replies.at, since)));
    const [known] = await tx
      .select()
      .from(replies)
      .where(and(eq(replies.playerId, player), eq(replies.key, key)));
    if (known) {
      if (known.call !== operation || known.bodyHash !== bodyHash) throw refusal(409, 'error.idempotency.key');
      // The same operation stored this reply below.
      return known.answer as Reply;
    }
    const reply = await work(tx);
    await tx.insert(replies).values({ playerId: player, key, call: operation, bodyHash, answer: reply, at: now });
    return reply;
  });
}

/** Serialises decisions about one player's payments. Call it inside a transaction. */
export async function lockPlayerMoney(tx: Database, playerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money:${playerId}`}, 0))`);
}
