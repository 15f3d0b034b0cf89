import type { Database } from '#sandbox/database/database.ts';
import type { KindOf } from './kinds.ts';
import { crmMessageTable, type MessageDetails } from './tables.ts';

export interface NewMessage {
  readonly playerId: number;
  /** Names the event, so that one that is handled twice posts one message. */
  readonly eventKey: string;
  readonly details?: MessageDetails;
}

/**
 * Puts a message about an event into a player's inbox, in the event's transaction. A message about a bonus is posted by
 * `postBonusMessage`, and marketing is no event: it needs the permission that `readReceivable` reads.
 */
export async function postMessage(tx: Database, kind: KindOf<'service'>, message: NewMessage, now: Date): Promise<void> {
  await storeMessage(tx, kind, message, now);
}

export async function storeMessage(
  tx: Database,
  kind: KindOf<'service' | 'bonus'>,
  { playerId, eventKey, details = {} }: NewMessage,
  now: Date,
): Promise<void> {
  await tx.insert(crmMessageTable).values({ playerId, kind, eventKey, details, at: now }).onConflictDoNothing();
}
