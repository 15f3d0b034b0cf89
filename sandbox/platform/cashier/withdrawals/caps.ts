import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CapDuration, capDurations } from '#lib/cashier/withdrawals/contract.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { withdrawalCapEuros } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Player } from '../../players/tables.ts';
import { timeZoneOf } from '../../players/time-zone.ts';
import { findLeast } from '../../protection/limits/limits.ts';

/** A cap and what is left of it; minor units of the player's currency. */
export interface CapState {
  readonly duration: CapDuration;
  readonly valueMinor: number;
  readonly leftMinor: number;
}

type Capped = Pick<Player, 'id' | 'market' | 'currencyCode' | 'loyaltyLevel' | 'limitLevel'>;

const units = { daily: 'day', weekly: 'week', monthly: 'month' } as const satisfies Record<CapDuration, string>;
const doubledFromLevel = 4;

const startsSchema = z.object({ daily: z.coerce.date(), weekly: z.coerce.date(), monthly: z.coerce.date() });
const usedSchema = z.record(z.enum(capDurations), z.coerce.number().int());

/** Start of the day, week and month in the time zone of the player's market. */
export async function readWindows(db: Database, { market }: Pick<Player, 'market'>, now: Date) {
  const zone = timeZoneOf(market);
  const starts = capDurations.map((duration) => {
    const start = sql`date_trunc(${units[duration]}::text, ${now.toISOString()}::timestamptz at time zone ${zone}::text)`;
    return sql`(${start} at time zone ${zone}::text) as ${sql.identifier(duration)}`;
  });
  return startsSchema.parse(rowsOf(await db.execute(sql`select ${sql.join(starts, sql`, `)}`))[0]);
}

/** The player's caps, day first. Cancelled and rejected withdrawals do not count. */
export async function readCaps(db: Database, player: Capped, now: Date): Promise<readonly CapState[]> {
  const windows = await readWindows(db, player, now);
  const sums = capDurations.map(
    (duration) => sql`coalesce(sum(-amount_minor) filter (where at >= ${windows[duration].toISOString()}::timestamptz), 0)
      as ${sql.identifier(duration)}`,
  );
  const result = await db.execute(sql`select ${sql.join(sums, sql`, `)} from ledger_tx
    where player_id = ${player.id} and listed and category = 'PAYMENT' and type = 'WITHDRAW'
      and status in ('PENDING', 'WAITING_INPUT', 'COMPLETED')`);
  const used = usedSchema.parse(rowsOf(result)[0]);
  const factor = (player.loyaltyLevel >= doubledFromLevel ? 2 : 1) * (1 + player.limitLevel / 2);
  return capDurations.map((duration) => {
    const valueMinor = Math.round(scaleEuro(withdrawalCapEuros[duration], player.currencyCode).minor * factor);
    return { duration, valueMinor, leftMinor: Math.max(0, valueMinor - used[duration]) };
  });
}

/** The cap with the least remaining. */
export function tightestCap(caps: readonly CapState[]): CapState | undefined {
  return findLeast(caps, (cap) => cap.leftMinor);
}
