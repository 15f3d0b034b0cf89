import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { ticketTable } from './tables.ts';

const lifeMs = 60_000;

export interface Ticket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

function digestOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** Hands out leave to open one socket within a minute of real time (RTM-01). */
export async function issueTicket(db: Database, playerId: number, realNow = new Date()): Promise<Ticket> {
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(realNow.getTime() + lifeMs);
  await db.delete(ticketTable).where(lt(ticketTable.expiresAt, realNow));
  await db.insert(ticketTable).values({ digest: digestOf(ticket), playerId, expiresAt });
  return { ticket, expiresAt };
}

/** The ticket's player, once; undefined for one that is unknown, used or too old. */
export async function redeemTicket(db: Database, ticket: string, realNow = new Date()): Promise<string | undefined> {
  const [used] = await db
    .delete(ticketTable)
    .where(and(eq(ticketTable.digest, digestOf(ticket)), gt(ticketTable.expiresAt, realNow)))
    .returning();
  return used && String(used.playerId);
}
