import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from '../players/tables.ts';
import type { KindOf } from './kinds.ts';
import { crmMessageTable, type MessageDetails } from './tables.ts';

export interface NewMessage {
  readonly playerId: number;
  /** Names the event, so that one that is handled twice posts one message. */
  readonly eventKey: string;
  readonly details?: MessageDetails;
}

/**
 * Puts a message about an event into a player's inbox, in the event's transaction. One about a bonus is for a player who may have
 * bonuses; marketing is no event, and needs the permission that `readReceivable` reads. A closed account, whose inbox is erased,
 * gets none.
 */
export async function postMessage(
  tx: Database,
  kind: KindOf<'service' | 'bonus'>,
  { playerId, eventKey, details = {} }: NewMessage,
  now: Date,
): Promise<void> {
  const isClosed = and(eq(playerTable.id, playerId), eq(playerTable.status, 'CLOSED'));
  const [closed] = await tx.select({ id: playerTable.id }).from(playerTable).where(isClosed);
  if (closed) return;
  await tx.insert(crmMessageTable).values({ playerId, kind, eventKey, details, at: now }).onConflictDoNothing();
}
