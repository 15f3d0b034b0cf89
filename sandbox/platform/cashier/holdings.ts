import { eq } from 'drizzle-orm';
import { toWire } from '#lib/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Holdings } from '#sandbox/ops/holdings.ts';
import { listLimitations } from '../launch/limitations.ts';
import type { Player } from '../players/tables.ts';
import { daysOf } from './capability.ts';
import { readLimits } from './limits.ts';
import { documentTable } from './tables.ts';

/** A player's limits, documents and closed games as the operator sees them at a moment of business time. */
export async function readHoldings(db: Database, player: Player, now: Date): Promise<Holdings> {
  const { currencyCode: currency } = player;
  const rows = await db.select().from(documentTable).where(eq(documentTable.playerId, player.id));
  const limits = await readLimits(db, player, now);
  return {
    currency,
    limits: limits.map(({ kind, period, valueMinor, usedMinor, resetAt }) => ({
      kind,
      period,
      value: toWire({ minor: valueMinor, currency }),
      used: toWire({ minor: usedMinor, currency }),
      resetAt: resetAt.toISOString(),
    })),
    limitations: await listLimitations(db, player),
    documents: rows.map((row) => {
      const { ago, left } = daysOf(row, now);
      return { type: row.documentType, status: row.status, requestedDaysAgo: ago, daysLeft: left };
    }),
  };
}
