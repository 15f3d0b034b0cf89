import { eq } from 'drizzle-orm';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { PlayerRestrictions } from '#sandbox/ops/port/restrictions.ts';
import { documentDeadline } from '../../documents/deadline.ts';
import { documentTable } from '../../documents/tables.ts';
import { listLimitations } from '../../games/launch/limitations.ts';
import type { Player } from '../../players/tables.ts';
import { readLimits } from '../../protection/limits/limits.ts';

/** Reads a player's limits, documents and game limitations for the operator's console. */
export async function readHoldings(db: Database, player: Player, now: Date): Promise<PlayerRestrictions> {
  const { currencyCode: currency } = player;
  const rows = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const limits = await readLimits(db, player, now);
  return {
    currency,
    limits: limits.map(({ kind, period, valueMinor, usedMinor, end, pendingMinor, pendingAt, locked, lockReason }) => ({
      kind,
      period,
      value: toWire({ minor: valueMinor, currency }),
      used: toWire({ minor: usedMinor, currency }),
      resetAt: end.toISOString(),
      pending: pendingAt && {
        value: pendingMinor === null ? null : toWire({ minor: pendingMinor, currency }),
        at: pendingAt.toISOString(),
      },
      locked,
      lockReason,
    })),
    limitations: await listLimitations(db, player),
    documents: rows.map((row) => {
      const { ago, left } = documentDeadline(row, player, now);
      return { type: row.documentType, status: row.status, requestedDaysAgo: ago, daysLeft: left };
    }),
  };
}
