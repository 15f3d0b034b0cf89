import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { scaleStake } from '#lib/core/money/scale.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { simulateAlias } from '#sandbox/data/simulated-alias.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { readStoredSecret } from '#sandbox/kit/stored-secrets.ts';
import { kinds, type ScheduledTournament } from './calendar.ts';

/** A ranked player; `playerId` is empty for simulated players. */
export interface LeaderboardEntry {
  readonly playerId: string;
  readonly alias: string;
  readonly points: number;
  /** Unix ms; of two players with the same points, the one who had them first is placed higher. */
  readonly reachedAt: number;
}

const rivals = 50;

const rowSchema = z.object({
  tournament_id: z.string(),
  player_id: z.coerce.string(),
  first_name: z.string(),
  currency: z.string(),
  amount_minor: z.coerce.number(),
  stakes: z.coerce.number(),
  last_at: z.coerce.date(),
});

type Standings = readonly LeaderboardEntry[];

/**
 * The standings of tournaments by id, from one query: one point per whole euro staked on the listed games; stakes below the
 * minimum do not count (DEC-X-14), nor do those of an open round, which may still be rolled back.
 */
export async function readLeaderboards(
  db: Database,
  rounds: readonly ScheduledTournament[],
  now: Date,
): Promise<ReadonlyMap<string, Standings>> {
  const begun = rounds.filter(({ startAt }) => startAt <= now);
  const rows = begun.length === 0 ? [] : await readStakes(db, begun);
  const secret = await readStoredSecret(db, 'tournaments');
  return new Map(rounds.map((round) => [round.id, rank([...playersOf(round, rows), ...simulateRivals(round, now, secret)])]));
}

/** Each tournament's times are in its own part of the query, so that only its stakes are read, however many there are. */
async function readStakes(db: Database, rounds: readonly ScheduledTournament[]) {
  const parts = rounds.map(
    ({ id, startAt, endAt, gameIds }) => sql`
      select ${id}::text as tournament_id, game_round.player_id, player.first_name, game_round.currency,
        game_transaction.amount_minor, count(*) as stakes, max(game_transaction.at) as last_at
      from game_transaction
      join game_round using (provider, round_id)
      join player on player.id = game_round.player_id
      where game_transaction.kind = 'BET'
        and game_transaction.at >= ${startAt.toISOString()}::timestamptz and game_transaction.at < ${endAt.toISOString()}::timestamptz
        and jsonb_exists(${JSON.stringify(gameIds)}::jsonb, game_round.game_id) and game_round.ended_at is not null
      group by 1, 2, 3, 4, 5`,
  );
  const result = await db.execute(sql.join(parts, sql` union all `));
  return rowsOf(result).map((row) => rowSchema.parse(row));
}

/** More points first, then who had them earlier. */
export function rank(standings: Standings): Standings {
  return standings.toSorted(
    (one, other) => other.points - one.points || one.reachedAt - other.reachedAt || one.alias.localeCompare(other.alias),
  );
}

function playersOf(round: ScheduledTournament, rows: readonly z.output<typeof rowSchema>[]): Standings {
  const staked = new Map<string, { readonly alias: string; readonly euro: number; readonly reachedAt: number }>();
  for (const { tournament_id, player_id, first_name, currency, amount_minor, stakes, last_at } of rows) {
    const worth = amount_minor / scaleStake(1, currency).minor;
    if (tournament_id !== round.id || worth < kinds[round.kind].minBet) continue;
    const before = staked.get(player_id) ?? { euro: 0, reachedAt: 0 };
    staked.set(player_id, {
      alias: `${first_name.slice(0, 1).toUpperCase()}***`,
      euro: before.euro + worth * stakes,
      reachedAt: Math.max(before.reachedAt, last_at.getTime()),
    });
  }
  const players = [...staked].map(([playerId, { euro, ...rest }]) => ({ playerId, ...rest, points: Math.floor(euro + 1e-9) }));
  return players.filter(({ points }) => points > 0);
}

/** Simulated players whose points grow while the tournament runs. Without the secret no one knows what a prize will take. */
function simulateRivals({ id, kind, startAt, endAt }: ScheduledTournament, now: Date, secret: string): Standings {
  const gone = (now.getTime() - startAt.getTime()) / (endAt.getTime() - startAt.getTime());
  if (gone <= 0) return [];
  const best = kinds[kind].pool * 1.6;
  return Array.from({ length: rivals }, (_, place) => {
    const random = createRandom(`${secret} ${id} rival ${place}`);
    const eagerness = 0.6 + random.next();
    const final = best * Math.exp(-place * 0.09) * random.range(0.8, 1.2);
    const points = Math.floor(final * Math.min(1, gone) ** eagerness);
    const reachedAt = startAt.getTime() + (points / final) ** (1 / eagerness) * (endAt.getTime() - startAt.getTime());
    return { playerId: '', alias: simulateAlias(random), points, reachedAt };
  });
}
