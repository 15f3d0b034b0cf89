import { and, count, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';
import { type DepositNews, depositNewsTable as table } from './tables.ts';

/** What is older is no news any more; business time. */
const freshMs = 30 * 86_400_000;

function untold({ id }: Pick<Player, 'id'>, now: Date): SQL | undefined {
  return and(eq(table.playerId, id), isNull(table.toldAt), gt(table.at, new Date(now.getTime() - freshMs)));
}

/** Keeps that a deposit was credited, in the transaction that books it. */
export async function keepNews(tx: Database, news: Omit<DepositNews, 'toldAt'>): Promise<void> {
  await tx.insert(table).values(news);
}

/** DEP-13: how many credited deposits nobody has been told of. */
export async function countNews(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<number> {
  const [row] = await db.select({ untold: count() }).from(table).where(untold(player, now));
  return row?.untold ?? 0;
}

/** Hands each of them out once, whoever asks how often at the same time; the oldest first. */
export async function takeNews(db: Database, player: Pick<Player, 'id'>, now: Date): Promise<readonly DepositNews[]> {
  const taken = await db.update(table).set({ toldAt: now }).where(untold(player, now)).returning();
  return taken.sort((one, other) => Number(one.at) - Number(other.at));
}
