import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { createSessionStore } from '#sandbox/identity/port.ts';
import { crmSessionTable } from '../messages/tables.ts';

/** The session of a sign-in, new or known. */
export async function openCrmSession(db: Database, playerId: number, signInId: string): Promise<string> {
  const sid = randomBytes(24).toString('base64url');
  await db.insert(crmSessionTable).values({ sid, playerId, signInId }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(crmSessionTable)
    .where(and(eq(crmSessionTable.playerId, playerId), eq(crmSessionTable.signInId, signInId)));
  return row?.sid ?? sid;
}

/** The player of a session whose sign-in has not ended. */
export async function findCrmPlayer(db: Database, sid: string): Promise<string | undefined> {
  const [row] = await db.select().from(crmSessionTable).where(eq(crmSessionTable.sid, sid));
  if (!row) return undefined;
  const isLive = row.signInId === '' || (await createSessionStore(db).findById(row.signInId));
  return isLive ? String(row.playerId) : undefined;
}

export async function endCrmSession(db: Database, sid: string): Promise<void> {
  await db.delete(crmSessionTable).where(eq(crmSessionTable.sid, sid));
}
