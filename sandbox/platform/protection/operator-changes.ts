import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { ControlCause } from '#sandbox/ops/port/reason.ts';
import { requireNotErased } from '../erasure/record.ts';
import { type ProtectionEvent, recordProtectionEvent, siteChain } from './audit.ts';
import { joinNote } from './notes.ts';
import { chainTable, type EventKind, eventTable, noteTable } from './tables.ts';

interface OperatorChange {
  readonly kind: EventKind;
  /** Left out where the change concerns no single player. */
  readonly playerId?: string | number;
  readonly details?: ProtectionEvent['details'];
}

/**
 * Records what an operator changed, with name, role and reason, in the transaction that changes it, under the player's lock. Throws
 * `OpsRefusal` for a player whose data are erased: nothing about that one changes any more.
 */
export async function recordOperatorChange(
  tx: Database,
  { by, role, reason }: ControlCause,
  { kind, playerId = siteChain, details = {} }: OperatorChange,
  at: Date,
): Promise<void> {
  if (kind !== 'PLAYER_ERASED' && playerId !== siteChain) await requireNotErased(tx, Number(playerId));
  const all = { ...details, ...(role !== undefined && { role }), ...(reason !== undefined && { reason }) };
  await recordProtectionEvent(tx, { playerId: String(playerId), kind, by, at, details: all });
}

/** The changes of all operators, or of one, newest first. */
export async function listOperatorChanges(
  db: Database,
  { operator, position, limit }: { readonly operator?: string | undefined; readonly position: number; readonly limit: number },
) {
  const { id, playerId, kind, by, at, details } = eventTable;
  // As in the condition of the index.
  const isByOperator = sql`${by} not in ('PLAYER', 'SYSTEM')`;
  const { texts: text } = noteTable;
  const rows = await db
    .select({ playerId, position: chainTable.position, kind, by, at, details, hash: chainTable.hash, texts: text })
    .from(eventTable)
    .innerJoin(chainTable, eq(chainTable.eventId, id))
    .leftJoin(noteTable, eq(noteTable.eventId, id))
    .where(and(isByOperator, operator === undefined ? undefined : eq(by, operator)))
    .orderBy(desc(id))
    .offset(position)
    .limit(limit);
  return rows.map(({ texts, details: stored, ...row }) => ({ ...row, details: joinNote(stored, texts) }));
}
