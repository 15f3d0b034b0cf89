import { hash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { Refusal, refusal } from '../core/refusal.ts';
import { lockPlayerAndMoney } from './actor.ts';
import { type Player, idempotentReplyTable as replies } from './tables.ts';

const lifetimeMs = dayMs;

export interface IdempotentCall {
  readonly playerId: string;
  /** Value of the `Idempotency-Key` header. */
  readonly key: string | undefined;
  /** Name of the operation, e.g. `deposit`; a key is valid for one operation only. */
  readonly operation: string;
  readonly body: unknown;
}

interface Options {
  /** Runs once, in the transaction that stores a refusal. */
  readonly onRefused?: (tx: Database, player: Player, envelope: ErrorEnvelope) => Promise<void>;
}

/**
 * Runs the work once per key; a repeat within 24 hours gets the first answer, accepted or refused (DEC-X-7). The work and its
 * answer share one transaction under `lockPlayerAndMoney`. A refusal that requests something first, such as the password, is no
 * answer. Throws 400 without a key, 409 for a key of another request.
 */
export async function runIdempotent<Reply>(
  database: Database,
  { playerId, key, operation, body }: IdempotentCall,
  now: Date,
  work: (tx: Database, player: Player) => Promise<Reply>,
  { onRefused }: Options = {},
): Promise<Reply> {
  if (!key || key.length > 64) throw refusal(400, 'error.idempotency.key');
  const bodyHash = hash('sha256', JSON.stringify(body));
  const answer = await database.transaction(async (tx) => {
    const player = await lockPlayerAndMoney(tx, playerId);
    const since = new Date(now.getTime() - lifetimeMs);
    await tx.delete(replies).where(and(eq(replies.playerId, player.id), lt(replies.at, since)));
    const [known] = await tx
      .select()
      .from(replies)
      .where(and(eq(replies.playerId, player.id), eq(replies.key, key)));
    if (known) {
      if (known.call !== operation || known.bodyHash !== bodyHash) throw refusal(409, 'error.idempotency.key');
      // The same operation stored this reply below.
      return known.refusal ? { refused: new Refusal(known.refusal) } : { reply: known.answer as Reply };
    }
    const row = { playerId: player.id, key, call: operation, bodyHash, at: now };
    try {
      // In a savepoint: a refusal undoes the work and is stored.
      const reply = await tx.transaction((savepoint) => work(savepoint, player));
      await tx.insert(replies).values({ ...row, answer: reply });
      return { reply };
    } catch (error) {
      if (!(error instanceof Refusal) || !isAnswer(error.envelope)) throw error;
      await tx.insert(replies).values({ ...row, refusal: error.envelope });
      await onRefused?.(tx, player, error.envelope);
      return { refused: error };
    }
  });
  if ('refused' in answer) throw answer.refused;
  return answer.reply;
}

/** The call is repeated under its key once the password is confirmed, or after the time to wait. */
function isAnswer({ status, code }: ErrorEnvelope): boolean {
  return code !== 'error.confirmation.required' && status !== 401 && status !== 429 && status < 500;
}
