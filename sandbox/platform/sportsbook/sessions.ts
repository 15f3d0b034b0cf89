import { hash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { sportsSessionTable } from './tables.ts';

/** One year, as the cookie that carries the token. */
export const sportsSessionSeconds = 31_536_000;

/** Issues a token that identifies the player until the session that it was opened with ends, for one year at most. */
export async function openSession(db: Database, playerId: number, signInId: string, realNow = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(realNow.getTime() + sportsSessionSeconds * 1_000);
  await db.delete(sportsSessionTable).where(lt(sportsSessionTable.expiresAt, realNow));
  await db
    .insert(sportsSessionTable)
    .values({ digest: digestOf(token), sessionId: `ss_${randomUUID()}`, playerId, signInId, expiresAt });
  return token;
}

/** The session of a token, which is open from now on; undefined for an unknown or expired token. */
export async function findSessionOfToken(db: Database, token: string, realNow = new Date()) {
  const { digest, expiresAt, openedAt } = sportsSessionTable;
  const [session] = await db
    .update(sportsSessionTable)
    .set({ openedAt: sql`coalesce(${openedAt}, ${realNow.toISOString()}::timestamptz)` })
    .where(and(eq(digest, digestOf(token)), gt(expiresAt, realNow)))
    .returning({ sessionId: sportsSessionTable.sessionId, playerId: sportsSessionTable.playerId });
  return session;
}

/** The player of an open session; undefined once it has ended. */
export async function findPlayerOfSession(db: Database, sessionId: string, realNow = new Date()): Promise<number | undefined> {
  const { expiresAt, playerId } = sportsSessionTable;
  const [session] = await db
    .select({ playerId })
    .from(sportsSessionTable)
    .where(and(eq(sportsSessionTable.sessionId, sessionId), gt(expiresAt, realNow)));
  return session?.playerId;
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
