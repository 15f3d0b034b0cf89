import { and, eq, sql } from 'drizzle-orm';
import { dateAt, timeZoneOf } from '#lib/core/market/place.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { addDays } from '#lib/core/time/calendar-date.ts';
import { moveToDate } from '#lib/core/time/zone.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import { requestedNames, updatePlayerStatus } from '../../documents/change.ts';
import { documentTable } from '../../documents/tables.ts';
import type { Actor } from '../../players/actor.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { imposeLimit } from '../../protection/limits/change.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';

/** Sets and records documents and limits for an operator; omitted ones keep their value. */
export async function setHoldings(
  tx: Database,
  player: Player,
  { documents = [], limits = [], kycStatus }: Pick<PlayerChange, 'documents' | 'limits' | 'kycStatus'>,
  actor: Actor,
): Promise<void> {
  const { id: playerId, currencyCode } = player;
  const { now } = actor;
  for (const { type: documentType, status, requestedDaysAgo } of documents) {
    const details = { document: documentType, to: status, requestedDaysAgo };
    await recordOperatorChange(tx, actor, { kind: 'DOCUMENT_CHANGED', playerId, details }, now);
    if (status === null) {
      await tx
        .delete(documentTable)
        .where(and(eq(documentTable.playerId, playerId), eq(documentTable.documentType, documentType)));
      continue;
    }
    const requestedOn = addDays(dateAt(player, now), -requestedDaysAgo);
    const requestedAt = moveToDate(timeZoneOf(player), now, requestedOn);
    await tx
      .insert(documentTable)
      .values({ playerId, documentType, status, requestedAt })
      .onConflictDoUpdate({
        target: [documentTable.playerId, documentTable.documentType],
        set: {
          status: sql`excluded.status`,
          requestedAt: sql`excluded.requested_at`,
          // With another status, or a day that has passed, it was that of the document before, which would expire again.
          validUntil: sql`case when ${documentTable.status} = excluded.status and ${documentTable.validUntil} >= ${dateAt(player, now)} then ${documentTable.validUntil} end`,
        },
      });
  }
  // A level that an operator may have set stays; those that only documents give may have changed.
  const { kycStatus: level, verifiedLevel } = player;
  const isOfDocuments = level === 'PENDING_EXPIRED' || (level === 'PENDING' && verifiedLevel !== null);
  if (documents.length > 0 && isOfDocuments && !kycStatus) await updatePlayerStatus(tx, player, now);
  else if (documents.length > 0) await updateRequestedDocuments(tx, playerId);
  for (const { kind, period, value, lock } of limits) {
    const minor = typeof value === 'number' ? fromWire(value, currencyCode).minor : value;
    await imposeLimit(tx, playerId, { kind, period, minor, lock }, actor);
  }
}

/** Derives the profile's requested documents from the document table. */
async function updateRequestedDocuments(tx: Database, playerId: number): Promise<void> {
  const rows = await tx.select().from(documentTable).where(eq(documentTable.playerId, playerId));
  await tx
    .update(playerTable)
    .set({ requestedDocuments: requestedNames(rows) })
    .where(eq(playerTable.id, playerId));
}
