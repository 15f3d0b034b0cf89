import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CapDuration, capDurations } from '#lib/cashier/withdrawals/contract.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { withdrawalCapEuros } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import type { Player } from '../../players/tables.ts';
import { findLeast } from '../../protection/limits/limits.ts';
import { readCalendar } from '../../protection/limits/own-calendar.ts';

/** A cap and what is left of it; minor units of the player's currency. */
export interface CapState {
  readonly duration: CapDuration;
  readonly valueMinor: number;
  readonly leftMinor: number;
}

type Capped = Pick<Player, 'id' | 'countryCode' | 'province' | 'currencyCode' | 'loyaltyLevel' | 'limitLevel'>;

const periods = { daily: 'D', weekly: 'W', monthly: 'M' } as const satisfies Record<CapDuration, LimitPeriod>;
const doubledFromLevel = 4;

const usedSchema = z.record(z.enum(capDurations), z.coerce.number().int());

/** The player's caps, day first. Cancelled and rejected withdrawals do not count. */
export async function readCaps(db: Database, player: Capped, now: Date): Promise<readonly CapState[]> {
  const windowOf = await readCalendar(db, player, now);
  const sums = capDurations.map((duration) => {
    const start = windowOf(periods[duration]).start.toISOString();
    return sql`coalesce(sum(-amount_minor) filter (where at >= ${start}::timestamptz), 0) as ${sql.identifier(duration)}`;
  });
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
