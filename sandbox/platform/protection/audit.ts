import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { joinNote, separateNote } from './notes.ts';
import { chainTable, type EventDetails, type EventKind, eventTable, noteTable } from './tables.ts';

/** The chain of the events that concern no single player. */
export const siteChain = '0';

export interface ProtectionEvent {
  /** The player, or `siteChain`. */
  readonly playerId: string;
  readonly kind: EventKind;
  /** `PLAYER`, `SYSTEM`, or the name of the operator. */
  readonly by: string;
  readonly at: Date;
  readonly details: EventDetails;
}

/**
 * Records an event of player protection in the transaction that it belongs to. The database refuses changes and links the
 * event to the player's previous one when the transaction commits. A refusal that rolls its transaction back is recorded
 * after it, in one of its own. What an operator wrote about a player is stored apart, so that it can be erased.
 */
export async function recordProtectionEvent(tx: Database, event: ProtectionEvent): Promise<void> {
  const { playerId, kind, by, at, details } = event;
  const isOperator = by !== 'PLAYER' && by !== 'SYSTEM';
  const separated = isOperator && playerId !== siteChain ? separateNote(details) : undefined;
  const values = { playerId: Number(playerId), kind, by, at, details: separated?.details ?? details };
  const [added] = await tx.insert(eventTable).values(values).returning({ eventId: eventTable.id });
  if (added && separated) await tx.insert(noteTable).values({ ...added, playerId: values.playerId, ...separated.note });
}

/** A player's events, newest first. */
export async function readProtectionEvents(
  db: Database,
  playerId: string,
  { position, limit }: { position: number; limit: number },
) {
  const rows = await db
    .select({
      position: chainTable.position,
      kind: eventTable.kind,
      by: eventTable.by,
      at: eventTable.at,
      details: eventTable.details,
      hash: chainTable.hash,
      texts: noteTable.texts,
    })
    .from(eventTable)
    .innerJoin(chainTable, eq(chainTable.eventId, eventTable.id))
    .leftJoin(noteTable, eq(noteTable.eventId, eventTable.id))
    .where(eq(eventTable.playerId, Number(playerId)))
    .orderBy(desc(chainTable.position))
    .offset(position)
    .limit(limit);
  return rows.map(({ texts, details, ...row }) => ({ ...row, details: joinNote(details, texts) }));
}

/** Whether the player's trail has an event of the kind whose details contain these. */
export async function hasProtectionEvent(
  db: Database,
  playerId: number,
  kind: EventKind,
  details: ProtectionEvent['details'],
): Promise<boolean> {
  const isWanted = sql`${eventTable.details} @> ${JSON.stringify(details)}::jsonb`;
  const [found] = await db
    .select({ id: eventTable.id })
    .from(eventTable)
    .where(and(eq(eventTable.playerId, playerId), eq(eventTable.kind, kind), isWanted))
    .limit(1);
  return found !== undefined;
}

/** Empties the trail for a reset of the sandbox, which replaces all players. Call it inside a transaction. */
export async function clearProtectionEvents(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('parlour.reset', 'on', true)`);
  await tx.execute(sql`truncate protection_note, protection_chain, protection_event restart identity`);
  await tx.execute(sql`select set_config('parlour.reset', 'off', true)`);
}
