import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { createIdentityAdmin } from '#sandbox/identity/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { passwordConfirmationTable as confirmations, passwordTryTable as table } from './tables.ts';

const maxTries = 5;
const windowMs = 30 * 60_000;
const confirmedMs = 5 * 60_000;

/**
 * DEC-ACC-1: throws unless the password is that of the player. Counts apart from sign-ins, so that a stolen session can
 * neither guess the password nor lock the owner out.
 */
export async function requirePassword(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  playerId: string,
  password: string,
): Promise<void> {
  const now = clock.now();
  const waitMs = await countTry(database, Number(playerId), now);
  if (waitMs > 0) {
    throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
  }
  if (!(await createIdentityAdmin(database).checkPassword(playerId, password))) {
    throw badRequest('error.old_password.incorrect');
  }
  await database.delete(table).where(eq(table.playerId, Number(playerId)));
}

/** Counts before the comparison, so that parallel tries count too. Returns the milliseconds to wait once there were too many. */
async function countTry(db: Database, playerId: number, now: Date): Promise<number> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${table.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(table)
    .values({ playerId, tries: 1, expiresAt })
    .onConflictDoUpdate({
      target: table.playerId,
      set: {
        tries: sql`case when ${isOver} then 1 else ${table.tries} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz else ${table.expiresAt} end`,
      },
    })
    .returning();
  return row && row.tries > maxTries ? row.expiresAt.getTime() - now.getTime() : 0;
}

/** Remembers that the player of a session has just been identified, by the password or by the bank. Returns when that ends. */
export async function confirmSession(db: Database, playerId: string, sessionId: string, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + confirmedMs);
  await db.delete(confirmations).where(lte(confirmations.expiresAt, now));
  await db
    .insert(confirmations)
    .values({ sessionId, playerId: Number(playerId), expiresAt })
    .onConflictDoUpdate({ target: confirmations.sessionId, set: { expiresAt } });
  return expiresAt;
}

/** Throws unless the player of the session was identified within the last minutes. */
export async function requireConfirmation(db: Database, playerId: string, sessionId: string, now: Date): Promise<void> {
  const isConfirmed = and(
    eq(confirmations.sessionId, sessionId),
    eq(confirmations.playerId, Number(playerId)),
    gt(confirmations.expiresAt, now),
  );
  const [found] = await db.select().from(confirmations).where(isConfirmed);
  if (!found) throw badRequest('error.confirmation.required');
}

/** Ends the confirmations of a player, as with a new password. */
export async function endConfirmations(db: Database, playerId: string): Promise<void> {
  await db.delete(confirmations).where(eq(confirmations.playerId, Number(playerId)));
}
