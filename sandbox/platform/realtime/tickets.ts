import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { ticketTable } from './tables.ts';

const lifetimeMs = 60_000;

export interface Ticket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

function digestOf(ticket: string): string {
  return hash('sha256', ticket, 'base64url');
}

/** Issues a ticket that opens one socket within a minute of real time (RTM-01). */
export async function issueTicket(db: Database, playerId: number, signInId: string, realNow = new Date()): Promise<Ticket> {
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(realNow.getTime() + lifetimeMs);
  await db.delete(ticketTable).where(lt(ticketTable.expiresAt, realNow));
  await db.insert(ticketTable).values({ digest: digestOf(ticket), playerId, signInId, expiresAt });
  return { ticket, expiresAt };
}

/** A player's session, as a ticket or a token names it. */
export interface TicketHolder {
  readonly playerId: string;
  readonly signInId: string;
}

/** Consumes a ticket and returns its holder; undefined for one that is unknown, used or expired. */
export async function redeemTicket(db: Database, ticket: string, realNow = new Date()): Promise<TicketHolder | undefined> {
  const [used] = await db
    .delete(ticketTable)
    .where(and(eq(ticketTable.digest, digestOf(ticket)), gt(ticketTable.expiresAt, realNow)))
    .returning();
  return used && { playerId: String(used.playerId), signInId: used.signInId };
}
