import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { idempotentAnswerTable as answers } from './cashier/tables.ts';
import { refusal } from './refusal.ts';

const lifeMs = 24 * 3_600_000;

export interface Wish {
  readonly playerId: string;
  /** Of the header `Idempotency-Key`. */
  readonly key: string | undefined;
  /** Which call it is, e.g. `deposit`: a key belongs to one. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * DEC-X-7: does the work once per key and answers repeats within 24 hours from the first result; work and answer are one
 * transaction. A refusal is not kept: nothing happened. Throws 400 without a key, and for a key used for something else.
 */
export async function answerOnce<Answer>(
  database: Database,
  { playerId, key, call, body }: Wish,
  now: Date,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  if (!key || key.length > 64) throw refusal(400, 'error.idempotency.key');
  const player = Number(playerId);
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return database.transaction(async (tx) => {
    await lockPlayerMoney(tx, playerId);
    const since = new Date(now.getTime() - lifeMs);
    await tx.delete(answers).where(and(eq(answers.playerId, player), lt(answers.at, since)));
    const [known] = await tx
      .select()
      .from(answers)
      .where(and(eq(answers.playerId, player), eq(answers.key, key)));
    if (known) {
      if (known.call !== call || known.bodyHash !== bodyHash) throw refusal(400, 'error.idempotency.key');
      // Written below from an answer of this very call.
      return known.answer as Answer;
    }
    const answer = await work(tx);
    await tx.insert(answers).values({ playerId: player, key, call, bodyHash, answer, at: now });
    return answer;
  });
}

/** What decides about a player's payments waits for what decides about them already. Call it inside a transaction. */
export async function lockPlayerMoney(tx: Database, playerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`money:${playerId}`}, 0))`);
}
