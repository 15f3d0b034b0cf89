import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { booked, stakeTypes, winTypes } from './history.ts';

/** What a player deposited, was paid out, staked and won; minor units, a loss is what is staked and not won. */
export interface PeriodSums {
  readonly deposited: number;
  readonly withdrawn: number;
  readonly staked: number;
  readonly won: number;
}

export const noSums: PeriodSums = { deposited: 0, withdrawn: 0, staked: 0, won: 0 };

const minor = z.coerce.number().int();
const rowSchema = z.object({ period: minor, deposited: minor, withdrawn: minor, staked: minor, won: minor });

const listOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));
const isPaid = sql.raw(`category = 'PAYMENT' and status in ('SUCCESS', 'COMPLETED')`);
const sumOf = (condition: ReturnType<typeof sql>) => sql`coalesce(sum(amount_minor) filter (where ${condition}), 0)`;

/**
 * Sums the booked transactions of consecutive periods, each of which ends where the next one begins and the last one at `end`.
 * One scan of the player's history index from the first start on; of payments alone one of their own index, which is far smaller. A
 * withdrawal counts when it was asked for, once it is paid.
 */
export async function sumPeriods(
  db: Database,
  playerId: number,
  starts: readonly [Date, ...Date[]],
  end: Date,
  only?: 'PAYMENT',
): Promise<readonly PeriodSums[]> {
  const texts = starts.map((start) => start.toISOString());
  const result = await db.execute(sql`
    select width_bucket(at, ${`{${texts.join(',')}}`}::timestamptz[]) as period,
      ${sumOf(sql`${isPaid} and type = 'DEPOSIT'`)} as deposited,
      -${sumOf(sql`${isPaid} and type = 'WITHDRAW'`)} as withdrawn,
      -${sumOf(sql`type in (${listOf(stakeTypes)})`)} as staked,
      ${sumOf(sql`type in (${listOf(winTypes)})`)} as won
    from ledger_tx
    where player_id = ${playerId} and listed ${only === 'PAYMENT' ? sql.raw(`and category = 'PAYMENT'`) : sql``} and status in (${listOf(booked)})
      and at >= ${texts[0]}::timestamptz and at < ${end.toISOString()}::timestamptz
    group by 1`);
  const sums = new Map(
    rowsOf(result)
      .map((row) => rowSchema.parse(row))
      .map(({ period, ...rest }) => [period, rest]),
  );
  return starts.map((_, index) => sums.get(index + 1) ?? noSums);
}
