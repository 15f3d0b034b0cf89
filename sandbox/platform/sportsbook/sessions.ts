import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { sportsSessionTable } from './tables.ts';

/** A year, as the cookie that carries it. */
export const sportsSessionSeconds = 31_536_000;

/** Hands out a token that names the player until he signs out, a year at most. */
export async function openSession(db: Database, playerId: number, realNow = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(token).digest('base64url');
  const expiresAt = new Date(realNow.getTime() + sportsSessionSeconds * 1_000);
  await db.delete(sportsSessionTable).where(lt(sportsSessionTable.expiresAt, realNow));
  await db.insert(sportsSessionTable).values({ digest, playerId, expiresAt });
  return token;
}

/** A player who signs out is unknown to the sportsbook on every device. */
export async function endSessions(db: Database, playerId: number): Promise<void> {
  await db.delete(sportsSessionTable).where(eq(sportsSessionTable.playerId, playerId));
}
