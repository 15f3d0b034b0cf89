import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencyRecords } from '#lib/core/money/currencies.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { simulateAlias } from '#sandbox/data/simulated-alias.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { readStoredSecret } from '#sandbox/kit/stored-secrets.ts';
import { finalAt, kinds, listScheduled, type ScheduledTournament, type TournamentKind } from './calendar.ts';

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
  points: z.coerce.number(),
  reached_at: z.coerce.date(),
});

type Standings = readonly LeaderboardEntry[];

/**
 * The standings of tournaments by id, from one query: one point per whole euro staked on the listed games; stakes below the
 * minimum do not count (DEC-X-14), nor do those of a round that is open, which may still be rolled back, or was open for too long
 * after the end. Points are reached with the stake that makes them whole, also where later ones begin another.
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

/** Business time for which everyone is shown the same standings. It divides the times at which tournaments begin, end and are final. */
const sharedMs = 15_000;
const shared = new WeakMap<Database, ReturnType<typeof createPromiseCache<ReadonlyMap<string, Standings>>>>();

/** The standings of the calendar, computed once for all who ask within `sharedMs`; after each move of the clock again. */
export function readSharedLeaderboards(db: Database, now: Date, clockOffsetMs: number): Promise<ReadonlyMap<string, Standings>> {
  const share = shared.get(db) ?? createPromiseCache<ReadonlyMap<string, Standings>>(sharedMs, 1);
  shared.set(db, share);
  return share(`${clockOffsetMs} ${Math.floor(now.getTime() / sharedMs)}`, () => readLeaderboards(db, listScheduled(now), now));
}

/** Each tournament's times are in its own part of the query, so that only its stakes are read, however many there are. */
async function readStakes(db: Database, rounds: readonly ScheduledTournament[]) {
  const parts = rounds.map(
    (round) => sql`
      select ${round.id}::text as tournament_id, player_id, first_name, points, min(at) as reached_at from (
        select player.id as player_id, player.first_name, game_transaction.at, unit.point,
          sum(game_transaction.amount_minor) over (partition by player.id order by game_transaction.at) as reached,
          div(sum(game_transaction.amount_minor) over (partition by player.id), unit.point) as points
        from game_transaction
        join game_round using (provider, round_id)
        join player on player.id = game_round.player_id
        join jsonb_to_recordset(${writeUnits(round.kind)}::jsonb) as unit(currency text, point bigint, least bigint)
          on unit.currency = game_round.currency and game_transaction.amount_minor >= unit.least
        where game_transaction.kind = 'BET'
          and game_transaction.at >= ${round.startAt.toISOString()}::timestamptz
          and game_transaction.at < ${round.endAt.toISOString()}::timestamptz
          and jsonb_exists(${JSON.stringify(round.gameIds)}::jsonb, game_round.game_id)
          and game_round.ended_at < ${finalAt(round).toISOString()}::timestamptz
      ) as stake
      where points > 0 and reached >= points * point
      group by 1, 2, 3, 4`,
  );
  const result = await db.execute(sql.join(parts, sql` union all `));
  return rowsOf(result).map((row) => rowSchema.parse(row));
}

/** What a point and the lowest stake are in each currency, in minor units. */
function writeUnits(kind: TournamentKind): string {
  const minorOf = (euros: number, currency: string) => scaleStake(euros, currency).minor;
  const units = [...currencyRecords.keys()].map((currency) => ({
    currency,
    point: minorOf(1, currency),
    least: minorOf(kinds[kind].minBet, currency),
  }));
  return JSON.stringify(units);
}

/** More points first, then who had them earlier. */
export function rank(standings: Standings): Standings {
  return standings.toSorted(
    (one, other) => other.points - one.points || one.reachedAt - other.reachedAt || one.alias.localeCompare(other.alias),
  );
}

function playersOf(round: ScheduledTournament, rows: readonly z.output<typeof rowSchema>[]): Standings {
  return rows
    .filter(({ tournament_id: id }) => id === round.id)
    .map(({ player_id: playerId, first_name: firstName, points, reached_at: reachedAt }) => ({
      playerId,
      alias: `${firstName.slice(0, 1).toUpperCase()}***`,
      points,
      reachedAt: reachedAt.getTime(),
    }));
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
