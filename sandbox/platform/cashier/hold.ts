import { and, eq, sql } from 'drizzle-orm';
import { fromWire } from '#lib/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { PlayerChange } from '#sandbox/ops/players.ts';
import type { Player } from '../players/tables.ts';
import { documentTable, limitSettingTable } from './tables.ts';

const dayMs = 86_400_000;

/** Sets documents and limits as an operator says; what he leaves out stays. */
export async function holdPlayer(
  tx: Database,
  { id: playerId, currencyCode }: Player,
  { documents = [], limits = [] }: Pick<PlayerChange, 'documents' | 'limits'>,
  now: Date,
): Promise<void> {
  for (const { type: documentType, status, requestedDaysAgo } of documents) {
    if (status === null) {
      await tx
        .delete(documentTable)
        .where(and(eq(documentTable.playerId, playerId), eq(documentTable.documentType, documentType)));
      continue;
    }
    const requestedAt = new Date(now.getTime() - requestedDaysAgo * dayMs);
    await tx
      .insert(documentTable)
      .values({ playerId, documentType, status, requestedAt })
      .onConflictDoUpdate({
        target: [documentTable.playerId, documentTable.documentType],
        set: { status: sql`excluded.status`, requestedAt: sql`excluded.requested_at` },
      });
  }
  for (const { kind, period, value } of limits) {
    const { playerId: owner, kind: ofKind, period: ofPeriod } = limitSettingTable;
    if (value === null) {
      await tx.delete(limitSettingTable).where(and(eq(owner, playerId), eq(ofKind, kind), eq(ofPeriod, period)));
      continue;
    }
    await tx
      .insert(limitSettingTable)
      .values({ playerId, kind, period, valueMinor: fromWire(value, currencyCode).minor, updatedAt: now })
      .onConflictDoUpdate({ target: [owner, ofKind, ofPeriod], set: { valueMinor: sql`excluded.value_minor`, updatedAt: now } });
  }
}
