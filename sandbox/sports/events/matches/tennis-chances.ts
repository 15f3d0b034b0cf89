/** The chance to win a game from `own` and `other` points, with `point` for each point; to four, two ahead. */
export function gameChance(point: number, own: number, other: number, target = 4): number {
  if (own >= target && own - other >= 2) return 1;
  if (other >= target && other - own >= 2) return 0;
  if (own >= target - 1 && own === other) return point ** 2 / (point ** 2 + (1 - point) ** 2);
  return point * gameChance(point, own + 1, other, target) + (1 - point) * gameChance(point, own, other + 1, target);
}

export interface GameChances {
  /** Home wins a game on its own service, on that of away, and the tie-break of a set. */
  readonly onService: number;
  readonly onReturn: number;
  readonly tieBreak: number;
}

/** Home's chance to win a set from any number of games, by `home * 8 + away`; `first` serves the first game. */
export function setChances({ onService, onReturn, tieBreak }: GameChances, first: 'home' | 'away'): Float64Array {
  const chances = new Float64Array(64);
  for (let sum = 13; sum >= 0; sum -= 1) {
    for (let home = Math.min(7, sum); home >= Math.max(0, sum - 7); home -= 1) {
      const away = sum - home;
      chances[home * 8 + away] = chanceAt(home, away);
    }
  }
  return chances;

  function chanceAt(home: number, away: number): number {
    const ended = setWinner(home, away);
    if (ended) return ended === 'home' ? 1 : 0;
    if (home === 6 && away === 6) return tieBreak;
    const isHomeServing = ((home + away) % 2 === 0) === (first === 'home');
    const game = isHomeServing ? onService : onReturn;
    return game * (chances[(home + 1) * 8 + away] ?? 0) + (1 - game) * (chances[home * 8 + away + 1] ?? 0);
  }
}

export function setWinner(home: number, away: number): 'home' | 'away' | undefined {
  if (home === 7 || (home === 6 && away <= 4)) return 'home';
  if (away === 7 || (away === 6 && home <= 4)) return 'away';
  return undefined;
}

export interface SetsResult {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Every final result of the best of three sets; `setChance` is home's chance by the number of sets played. */
export function matchResults(home: number, away: number, setChance: (played: number) => number): readonly SetsResult[] {
  if (home === 2 || away === 2) return [{ home, away, chance: 1 }];
  const chance = setChance(home + away);
  const weigh = (results: readonly SetsResult[], weight: number) =>
    results.map((result) => ({ ...result, chance: result.chance * weight }));
  return [
    ...weigh(matchResults(home + 1, away, setChance), chance),
    ...weigh(matchResults(home, away + 1, setChance), 1 - chance),
  ];
}
