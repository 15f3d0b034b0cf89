import { and, count, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { type DepositRow, depositTable } from './tables.ts';

/** What is older is no news any more; business time. */
const freshMs = 30 * 86_400_000;

function untold({ id }: Pick<Player, 'id'>, now: Date): SQL | undefined {
  const { playerId, status, toldAt, settledAt } = depositTable;
  const since = new Date(now.getTime() - freshMs);
  return and(eq(playerId, id), eq(status, 'SUCCESS'), isNull(toldAt), gt(settledAt, since));
}

/** DEP-13: how many credited deposits nobody has been told of. */
export async function countNews(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<number> {
  const [row] = await db.select({ untold: count() }).from(depositTable).where(untold(player, now));
  return row?.untold ?? 0;
}

/** Hands each of them out once, whoever asks how often at the same time; the oldest first. */
export async function takeNews(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<readonly DepositRow[]> {
  const taken = await db.update(depositTable).set({ toldAt: now }).where(untold(player, now)).returning();
  return taken.sort((one, other) => Number(one.settledAt) - Number(other.settledAt));
}
