import { and, count, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { type DepositEvent, depositEventTable as table } from '../tables.ts';

/** Older events are not reported; business time. */
const maxAgeMs = 30 * dayMs;
/** Business time. */
const leaseMs = 30_000;

function isPending({ id }: Pick<Player, 'id'>, now: Date): SQL | undefined {
  return and(eq(table.playerId, id), isNull(table.reportedAt), gt(table.at, new Date(now.getTime() - maxAgeMs)));
}

/** Adds a deposit's event, in the transaction that books it. */
export async function addDepositEvent(tx: Database, event: Omit<DepositEvent, 'reportedAt' | 'leasedUntil'>): Promise<void> {
  await tx.insert(table).values(event);
}

/** Number of credited deposits that are not reported yet (DEP-13). */
export async function countDepositEvents(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<number> {
  const [row] = await db.select({ pending: count() }).from(table).where(isPending(player, now));
  return row?.pending ?? 0;
}

/**
 * Returns each event to one caller, however many come at the same time; oldest first. An event that is not reported within
 * half a minute is returned again.
 */
export async function takeDepositEvents(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<readonly DepositEvent[]> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const isFree = or(isNull(table.leasedUntil), lte(table.leasedUntil, now));
  const taken = await db
    .update(table)
    .set({ leasedUntil })
    .where(and(isPending(player, now), isFree))
    .returning();
  return taken.sort((one, other) => Number(one.at) - Number(other.at));
}

/** Marks events of a player as reported; others are left alone. */
export async function closeDepositEvents(
  db: Database,
  player: Pick<Player, 'id'>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(table)
    .set({ reportedAt: now })
    .where(and(isPending(player, now), inArray(table.referenceId, [...ids])));
}
