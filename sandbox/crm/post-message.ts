import type { Database } from '#sandbox/database/database.ts';
import { mayHaveBonuses } from '#sandbox/platform/bonuses/eligibility.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { type EventKind, kindRecordOf } from './kinds.ts';
import { crmMessageTable, type MessageDetails } from './tables.ts';

export interface NewMessage {
  readonly playerId: number;
  /** Names the event, so that one that is handled twice posts one message. */
  readonly eventKey: string;
  readonly details?: MessageDetails;
}

/**
 * Puts a message about an event into a player's inbox, in the event's transaction. Messages about bonuses are left out for
 * players who may have none. Marketing is no event: it needs the permission that `readReceivable` reads.
 */
export async function postMessage(
  tx: Database,
  kind: EventKind,
  { playerId, eventKey, details = {} }: NewMessage,
  now: Date,
): Promise<void> {
  const player = await findPlayer(tx, String(playerId));
  if (!player || (kindRecordOf(kind).purpose === 'bonus' && !(await mayHaveBonuses(tx, player, now)))) return;
  await tx.insert(crmMessageTable).values({ playerId, kind, eventKey, details, at: now }).onConflictDoNothing();
}
