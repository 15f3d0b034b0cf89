import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { gameId } from '#sandbox/data/content/games/games.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';

export type TournamentKind = 'daily' | 'midweek' | 'season';

/** A tournament of the calendar. */
export interface ScheduledTournament {
  readonly id: string;
  readonly kind: TournamentKind;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly gameIds: readonly string[];
}

interface Kind {
  readonly days: number;
  /** Days from the start of one tournament of this kind to the next. */
  readonly everyDays: number;
  readonly games: number;
  /** First day since the epoch on which a tournament of this kind starts; day 6 was a Wednesday. */
  readonly firstDay: number;
  /** Euros. */
  readonly pool: number;
  readonly minBet: number;
  /** Prize shares: each step covers the ranks up to `to`. */
  readonly steps: readonly { readonly to: number; readonly share: number }[];
}

/** Rounds that are open at the end count if they end within it. */
const openRoundsMs = 10 * minuteMs;
/** Ended tournaments of a kind whose prizes may still be due. */
const recentTurns = 7;
const slots = catalogue.filter(({ isExcluded, gameType }) => !isExcluded && (gameType === 'slot' || gameType === 'jackpot'));

export const kinds: Readonly<Record<TournamentKind, Kind>> = {
  daily: {
    ...{ days: 1, everyDays: 1, firstDay: 0, games: 12 },
    ...{ pool: 500, minBet: 0.2, steps: steps([1, 0.3], [2, 0.16], [3, 0.1], [10, 0.04], [20, 0.016]) },
  },
  midweek: {
    ...{ days: 2, everyDays: 7, firstDay: 6, games: 8 },
    ...{ pool: 10_000, minBet: 0.2, steps: steps([1, 0.2], [2, 0.1], [3, 0.06], [10, 0.03], [50, 0.01075]) },
  },
  season: {
    ...{ days: 28, everyDays: 28, firstDay: 4, games: 80 },
    ...{ pool: 50_000, minBet: 0.5, steps: steps([1, 0.2], [3, 0.1], [10, 0.03], [50, 0.00975]) },
  },
};

function steps(...pairs: readonly (readonly [to: number, share: number])[]) {
  return pairs.map(([to, share]) => ({ to, share }));
}

/** The latest tournament of each kind, the next two, and yesterday's sprint, at any time (DEC-X-14). */
export function listScheduled(now: Date): readonly ScheduledTournament[] {
  const at = (kind: TournamentKind, away: number) => roundOf(kind, turnAt(kind, now) + away);
  return [at('midweek', 0), at('daily', 0), at('season', 0), at('daily', 1), at('midweek', 1), at('daily', -1)];
}

/** The tournaments of each kind that have ended in the last days, so that a jump of the clock skips none of the recent ones. */
export function listEnded(now: Date): readonly ScheduledTournament[] {
  return (Object.keys(kinds) as TournamentKind[]).flatMap((kind) =>
    Array.from({ length: recentTurns + 1 }, (_, away) => roundOf(kind, turnAt(kind, now) - away)).filter(
      ({ endAt }) => endAt <= now,
    ),
  );
}

/** When the standings no longer change, and the prizes are due. */
export function finalAt({ endAt }: Pick<ScheduledTournament, 'endAt'>): Date {
  return new Date(endAt.getTime() + openRoundsMs);
}

function turnAt(kind: TournamentKind, now: Date): number {
  const { everyDays, firstDay } = kinds[kind];
  return Math.floor((now.getTime() / dayMs - firstDay) / everyDays);
}

function roundOf(kind: TournamentKind, turn: number): ScheduledTournament {
  const { days, everyDays, firstDay } = kinds[kind];
  const startAt = new Date((firstDay + turn * everyDays) * dayMs);
  return {
    id: `trn_${kind}_${turn}`,
    kind,
    startAt,
    endAt: new Date(startAt.getTime() + days * dayMs),
    gameIds: gamesOf(kind, turn),
  };
}

/** A sprint has a dozen random games, the longer ones the first games of the catalogue. */
function gamesOf(kind: TournamentKind, turn: number): readonly string[] {
  const { games: count } = kinds[kind];
  const start = kind === 'daily' ? createRandom(`sprint ${turn}`).int(0, slots.length - 1) : 0;
  return Array.from({ length: count }, (_, index) => gameId(slots[(start + index) % slots.length]?.slug ?? ''));
}
