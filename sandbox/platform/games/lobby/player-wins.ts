import { sql } from 'drizzle-orm';
import { z } from 'zod';
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

const orders = {
  time: sql`round.ended_at desc`,
  amount: sql`round.won_minor desc`,
} as const;

/** Real-money rounds that paid more than their stake since a date; at most `count` per currency. */
export async function listPlayerWins(
  database: Database,
  by: keyof typeof orders,
  since: Date,
  count: number,
): Promise<readonly Win[]> {
  const rows = await database.execute(sql`
    select game_id, initial, currency, won_minor, ended_at from (
      select round.game_id, upper(left(player.first_name, 1)) as initial, round.currency, round.won_minor, round.ended_at,
        row_number() over (partition by round.currency order by ${orders[by]}) as place
      from game_round round join player on player.id = round.player_id
      where round.won_minor > 0 and round.won_minor > round.staked_minor and round.ended_at >= ${since.toISOString()}
    ) ranked where place <= ${count}`);
  return rowsOf(rows).map((row) => {
    const { game_id: gameId, initial, currency, won_minor: minor, ended_at: wonAt } = rowSchema.parse(row);
    return { gameId, alias: `${initial}***`, euros: minor / scaleStake(1, currency).minor, wonAt };
  });
}
