import { hash, randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { sportsSessionTable } from './tables.ts';

/** One year, as the cookie that carries the token. */
export const sportsSessionSeconds = 31_536_000;

/** Issues a token that identifies the player until the session that it was opened with ends, for one year at most. */
export async function openSession(db: Database, playerId: number, signInId: string, realNow = new Date()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const digest = hash('sha256', token, 'base64url');
  const expiresAt = new Date(realNow.getTime() + sportsSessionSeconds * 1_000);
  await db.delete(sportsSessionTable).where(lt(sportsSessionTable.expiresAt, realNow));
  await db.insert(sportsSessionTable).values({ digest, playerId, signInId, expiresAt });
  return token;
}
