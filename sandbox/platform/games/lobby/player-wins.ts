import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencyRecords } from '#lib/core/money/currencies.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';

/** A win as shown publicly: of the name only the first letter. */
export interface Win {
  readonly gameId: string;
  readonly alias: string;
  readonly euros: number;
  readonly wonAt: Date;
}

const rowSchema = z.object({
  game_id: z.string(),
  initial: z.string(),
  currency: z.string(),
  won_minor: z.coerce.number(),
  ended_at: z.coerce.date(),
});

const euroMinors = JSON.stringify(
  Object.fromEntries([...currencyRecords.keys()].map((currency) => [currency, scaleStake(1, currency).minor])),
);

const orders = {
  time: sql`ended_at desc`,
  amount: sql`won_minor / (${euroMinors}::jsonb ->> currency)::float8 desc`,
} as const;

/** Real-money rounds that paid more than their stake since a date, the latest or the largest. */
export async function listPlayerWins(
  database: Database,
  by: keyof typeof orders,
  since: Date,
  count: number,
): Promise<readonly Win[]> {
  const rows = await database.execute(sql`
    select game_id, upper(left(player.first_name, 1)) as initial, currency, won_minor, ended_at from (
      select * from game_round where won_minor > 0 and won_minor > staked_minor and ended_at >= ${since.toISOString()}
      order by ${orders[by]} limit ${count}
    ) round join player on player.id = round.player_id`);
  return rowsOf(rows).map((row) => {
    const { game_id: gameId, initial, currency, won_minor: minor, ended_at: wonAt } = rowSchema.parse(row);
    return { gameId, alias: `${initial}***`, euros: minor / scaleStake(1, currency).minor, wonAt };
  });
}
