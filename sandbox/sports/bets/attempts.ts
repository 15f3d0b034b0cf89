import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { SportsRefused } from './refusal.ts';
import { type Bet, betTable, refusedAttemptTable as refusedTable } from './tables.ts';

/** The attempt of a page to place a bet: `key` is its own, `request` a digest of what it asks. */
interface Attempt {
  readonly playerId: string;
  readonly key: string;
  readonly request: string | null;
}

/** The first answer to an attempt. */
type Answer = { readonly bet: Bet } | { readonly refused: typeof refusedTable.$inferSelect };

async function findAnswer(db: Database, { playerId, key }: Attempt): Promise<Answer | undefined> {
  const [bet] = await db
    .select()
    .from(betTable)
    .where(and(eq(betTable.playerId, playerId), eq(betTable.key, key)));
  if (bet) return { bet };
  const [refused] = await db
    .select()
    .from(refusedTable)
    .where(and(eq(refusedTable.playerId, playerId), eq(refusedTable.key, key)));
  return refused && { refused };
}

/** The bet of an answer. Throws the refusal that was the first answer, and BAD_REQUEST for a key with another request. */
function readAnswer(answer: Answer, { request }: Attempt): Bet {
  const known = 'bet' in answer ? answer.bet.request : answer.refused.request;
  if (request !== null && known !== null && known !== request) throw new SportsRefused('BAD_REQUEST');
  if ('bet' in answer) return answer.bet;
  const { code, ...more } = answer.refused.refusal;
  throw new SportsRefused(code, more);
}

/** The bet that an attempt has placed before; undefined for a new attempt. Throws as `readAnswer`. */
export async function findPlaced(db: Database, attempt: Attempt): Promise<Bet | undefined> {
  const answer = await findAnswer(db, attempt);
  return answer && readAnswer(answer, attempt);
}

/**
 * Answers an attempt once: with the bet that `place` stores, or with a refusal. A repeat in parallel waits and gets the same.
 * Returns whether the bet is new. Throws as `readAnswer`.
 */
export async function answerOnce(
  database: Database,
  attempt: Attempt,
  decision: { readonly refused: SportsRefused } | { readonly place: (tx: Database) => Promise<Bet> },
  now: Date,
): Promise<{ readonly bet: Bet; readonly isNew: boolean }> {
  const { playerId, key } = attempt;
  const { answer, isNew } = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sportsbook-attempt:${playerId}:${key}`}, 0))`);
    const known = await findAnswer(tx, attempt);
    if (known) return { answer: known, isNew: false };
    if ('place' in decision) return { answer: { bet: await decision.place(tx) }, isNew: true };
    const refused = { ...attempt, refusal: decision.refused.refusal, at: now };
    await tx.insert(refusedTable).values(refused);
    return { answer: { refused }, isNew: true };
  });
  return { bet: readAnswer(answer, attempt), isNew };
}
