import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { protectionRules, type RetentionRules } from '#lib/core/market/protection.ts';
import { addMonthsIn } from '#lib/core/time/zone.ts';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from '../players/tables.ts';

/** When the account's status last changed; of a closed account, its closure. */
export const lastChange = sql<string>`(select max(h.at) from player_status_history h where h.player_id = player.id)`;

export const isClosed = eq(playerTable.status, 'CLOSED');

/** The condition of accounts that were closed so long ago that their market keeps nothing of the kind. */
export async function isPastRetention(db: Database, kind: keyof RetentionRules, now: Date): Promise<SQL> {
  const markets = await db.selectDistinct({ market: playerTable.market }).from(playerTable).where(isClosed);
  const ofMarkets = markets.map(({ market }) => {
    const closedBefore = addMonthsIn('UTC', now, -12 * protectionRules(market).retention[kind]);
    return and(eq(playerTable.market, market), sql`${lastChange} <= ${closedBefore.toISOString()}`);
  });
  return and(isClosed, or(...ofMarkets) ?? sql`false`) ?? sql`false`;
}

/** When what is known of the person of an account that was closed at a time is erased. */
export function erasureDueAt(closedAt: Date, market: string): Date {
  return addMonthsIn('UTC', closedAt, 12 * protectionRules(market).retention.accountYears);
}
