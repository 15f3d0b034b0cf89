import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type LimitPeriod, limitPeriods } from '#lib/cashier/contract.ts';
import { siteLocales } from '#lib/core/market/markets.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Player } from '../players/tables.ts';
import { type LimitKind, limitSettingTable } from './tables.ts';

/** A limit and how much of it is used; minor units of the player's currency. */
export interface LimitState {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly valueMinor: number;
  readonly usedMinor: number;
  readonly resetAt: Date;
}

const units: Readonly<Record<LimitPeriod, { readonly unit: string; readonly step: string }>> = {
  D: { unit: 'day', step: '1 day' },
  W: { unit: 'week', step: '1 week' },
  M: { unit: 'month', step: '1 month' },
};

const usageSchema = z.object({
  reset_at: z.coerce.date(),
  deposits: z.coerce.number().int(),
  spend: z.coerce.number().int(),
});

/** The player's limits in the order D, W, M; calendar windows in the time zone of the player's market. */
export async function readLimits(db: Database, player: Pick<Player, 'id' | 'market'>, now: Date): Promise<readonly LimitState[]> {
  const settings = await db.select().from(limitSettingTable).where(eq(limitSettingTable.playerId, player.id));
  const states: LimitState[] = [];
  for (const period of limitPeriods) {
    const set = settings.filter((setting) => setting.period === period);
    if (set.length === 0) continue;
    const usage = await readUsage(db, player, period, now);
    for (const { kind, valueMinor } of set) {
      states.push({
        kind,
        period,
        valueMinor,
        usedMinor: kind === 'DEPOSIT' ? usage.deposits : usage.spend,
        resetAt: usage.reset_at,
      });
    }
  }
  return states;
}

/** Deposits, and stakes less voided ones, since the window began. */
async function readUsage(db: Database, { id, market }: Pick<Player, 'id' | 'market'>, period: LimitPeriod, now: Date) {
  const { unit, step } = units[period];
  const zone = timeZoneOf(market);
  const start = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${now.toISOString()}::timestamptz at time zone ${zone})`;
  const result = await db.execute(sql`
    select (w.start + ${sql.raw(`interval '${step}'`)}) at time zone ${zone} as reset_at,
      coalesce(sum(t.amount_minor) filter (where t.category = 'PAYMENT' and t.type = 'DEPOSIT'), 0) as deposits,
      coalesce(-sum(t.amount_minor) filter (where t.type in ('BET', 'BET_VOID')), 0) as spend
    from (select ${start} as start) w
    left join ledger_tx t on t.player_id = ${id} and t.listed and t.status in ('SUCCESS', 'COMPLETED', 'REVERTED')
      and t.at >= w.start at time zone ${zone} and t.at <= ${now.toISOString()}::timestamptz
    group by w.start`);
  return usageSchema.parse(rowsOf(result)[0]);
}

export function remainingMinor({ valueMinor, usedMinor }: LimitState): number {
  return Math.max(0, valueMinor - usedMinor);
}

/** The limit with the least remaining. */
export function tightest(limits: readonly LimitState[]): LimitState | undefined {
  return findLeast(limits, remainingMinor);
}

/** The item with the least remaining; of equals the last, the longest period: changing a shorter one would not help. */
export function findLeast<Item>(items: readonly Item[], remaining: (item: Item) => number): Item | undefined {
  return items
    .toReversed()
    .reduce<Item | undefined>(
      (least, item) => (least !== undefined && remaining(least) <= remaining(item) ? least : item),
      undefined,
    );
}

export function timeZoneOf(market: string): string {
  return siteLocales.find((locale) => locale.market === market)?.timeZone ?? 'UTC';
}
