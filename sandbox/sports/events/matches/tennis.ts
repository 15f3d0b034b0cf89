import type { Random } from '#sandbox/data/art/random.ts';
import type { GameInPlay, Incident } from '../course.ts';
import { minutes } from '../periods.ts';
import type { Moment, Outlook, SportModel } from './match.ts';
import { handicapPlans, overUnderPlans, winnerPlan } from './plan.ts';
import { type GameChances, gameChance, matchResults, type SetsResult, setChances, setWinner } from './tennis-chances.ts';

interface PointState {
  readonly sets: readonly [home: number, away: number];
  readonly games: readonly [home: number, away: number];
  readonly points: readonly [home: number, away: number];
  /** The number of points played when the last set or break of service ended. */
  readonly interruptedAt: number | null;
}

interface Players {
  /** The chance of a point on the own service. */
  readonly home: number;
  readonly away: number;
}

/** Five seconds are a tick of the odds. */
const pointMs = 40_000;
const plan = [winnerPlan, ...overUnderPlans([2.5]), ...handicapPlans([-1.5, 1.5])];

/** Home begins the first and third set, away the second. */
const firstServer = (setsPlayed: number) => (setsPlayed % 2 === 0 ? 'home' : 'away');

function isHomeServing({ sets, games }: PointState): boolean {
  return ((games[0] + games[1]) % 2 === 0) === (firstServer(sets[0] + sets[1]) === 'home');
}

const isTieBreak = ({ games }: PointState) => games[0] === 6 && games[1] === 6;

/** Home's chance to win a point of a tie-break, in which the service alternates. */
const tieBreakPoint = ({ home, away }: Players) => (home + 1 - away) / 2;

function pointChance(state: PointState, players: Players): number {
  if (isTieBreak(state)) return tieBreakPoint(players);
  return isHomeServing(state) ? players.home : 1 - players.away;
}

const plus = ([home, away]: readonly [number, number], isHome: boolean): readonly [number, number] =>
  isHome ? [home + 1, away] : [home, away + 1];

function playPoint(state: PointState, isHome: boolean, count: number): PointState {
  const points = plus(state.points, isHome);
  const target = isTieBreak(state) ? 7 : 4;
  if (Math.max(...points) < target || Math.abs(points[0] - points[1]) < 2) return { ...state, points };
  const games = plus(state.games, isHome);
  const isBreak = !isTieBreak(state) && isHome !== isHomeServing(state);
  if (setWinner(...games)) return { sets: plus(state.sets, isHome), games: [0, 0], points: [0, 0], interruptedAt: count };
  return { ...state, games, points: [0, 0], interruptedAt: isBreak ? count : state.interruptedAt };
}

/** The state before the first point and after each. */
function drawMatch(players: Players, random: Random): readonly PointState[] {
  let state: PointState = { sets: [0, 0], games: [0, 0], points: [0, 0], interruptedAt: null };
  const states = [state];
  while (Math.max(...state.sets) < 2) {
    state = playPoint(state, random.next() < pointChance(state, players), states.length);
    states.push(state);
  }
  return states;
}

/** The games and sets that were won between two states, which are one point apart. */
function incidentsBetween(before: PointState, after: PointState, at: number): readonly Incident[] {
  const wonSet = after.sets[0] > before.sets[0] ? 'HOME' : after.sets[1] > before.sets[1] ? 'AWAY' : undefined;
  const number = before.sets[0] + before.sets[1] + 1;
  if (wonSet) return [{ kind: 'SET', at, side: wonSet, worth: 1, home: after.sets[0], away: after.sets[1], number }];
  const wonGame = after.games[0] > before.games[0] ? 'HOME' : after.games[1] > before.games[1] ? 'AWAY' : undefined;
  if (!wonGame) return [];
  return [{ kind: 'GAME', at, side: wonGame, worth: 1, home: after.games[0], away: after.games[1], number }];
}

function gameOf(state: PointState): GameInPlay {
  const pairOf = ([home, away]: readonly [number, number]) => ({ home, away });
  return {
    games: pairOf(state.games),
    points: pairOf(state.points),
    isTieBreak: isTieBreak(state),
    serving: servingSide(state),
  };
}

/** In a tie-break the service changes after the first point and then after every second one. */
function servingSide(state: PointState): 'HOME' | 'AWAY' {
  const [home, away] = state.points;
  const hasChanged = isTieBreak(state) && Math.floor((home + away + 1) / 2) % 2 === 1;
  return isHomeServing(state) === hasChanged ? 'AWAY' : 'HOME';
}

type SetTables = Readonly<Record<'home' | 'away', Float64Array>>;

function createSetTables(players: Players): SetTables {
  const chances: GameChances = {
    onService: gameChance(players.home, 0, 0),
    onReturn: 1 - gameChance(players.away, 0, 0),
    tieBreak: gameChance(tieBreakPoint(players), 0, 0, 7),
  };
  return { home: setChances(chances, 'home'), away: setChances(chances, 'away') };
}

function toOutlook(results: readonly SetsResult[]): Outlook {
  const sum = (isCounted: (result: SetsResult) => boolean) =>
    results.reduce((total, result) => total + (isCounted(result) ? result.chance : 0), 0);
  const home = sum((result) => result.home > result.away);
  return {
    home,
    draw: 0,
    away: 1 - home,
    over: (line) => sum((result) => result.home + result.away > line),
    covers: (line) => sum((result) => result.home + line > result.away),
    bothScore: sum((result) => result.home > 0 && result.away > 0),
  };
}

/** The best of three sets. Points follow at a steady pace, so the time says nothing that the score does not. */
export const tennis: SportModel = {
  clockMinutes: null,
  interruptionMs: 10_000,
  // A match in a hundred is shorter, most take twice as long.
  slotMs: minutes(60),
  open(strengths, random) {
    const edge = 0.014 * (strengths.home - strengths.away);
    const players = { home: 0.63 + edge, away: 0.63 - edge };
    const states = drawMatch(players, random);
    const last = states.length - 1;
    let setTables: SetTables | undefined;

    function tables(): SetTables {
      setTables ??= createSetTables(players);
      return setTables;
    }

    function currentSet(state: PointState): number {
      const table = tables()[firstServer(state.sets[0] + state.sets[1])];
      const [home, away] = state.games;
      const target = isTieBreak(state) ? 7 : 4;
      const point = pointChance(state, players);
      const game = gameChance(point, state.points[0], state.points[1], target);
      return game * (table[(home + 1) * 8 + away] ?? 0) + (1 - game) * (table[home * 8 + away + 1] ?? 0);
    }

    const stateAt = (played: number) => states[Math.floor(played * last)] ?? (states[last] as PointState);

    function at(played: number): Moment {
      const count = Math.floor(played * last);
      const state = stateAt(played);
      const [home, away] = state.sets;
      const isOver = count === last;
      return {
        home,
        away,
        period: Math.min(3, home + away + (isOver ? 0 : 1)),
        interruptedAt: state.interruptedAt === null ? null : state.interruptedAt / last,
        isOver,
        outlook: () =>
          toOutlook(
            matchResults(home, away, (setsPlayed) =>
              setsPlayed === home + away ? currentSet(state) : (tables()[firstServer(setsPlayed)][0] ?? 0),
            ),
          ),
      };
    }
    return {
      periods: [{ playMs: last * pointMs, breakMs: 0 }],
      plan,
      at,
      incidents: (played) =>
        states.slice(1, Math.floor(played * last) + 1).flatMap((state, index) => {
          const before = states[index];
          return before ? incidentsBetween(before, state, (index + 1) / last) : [];
        }),
      game: (played) => (played >= 1 ? null : gameOf(stateAt(played))),
    };
  },
};
