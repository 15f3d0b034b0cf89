import { atLeast, type Distribution, tailOf } from '../distribution.ts';
import type { Outlook } from './match.ts';

interface Expected {
  readonly home: number;
  readonly away: number;
  /** What each side adds until the end, independent of the other. */
  readonly homeRest: Distribution;
  readonly awayRest: Distribution;
  /** Decides an equal score: the chance of home, and what the winner adds. Without it an equal score is a draw. */
  readonly decider?: { readonly homeChance: number; readonly points: number };
}

/** The outlook of a sport whose sides score independently. */
export function createScoreOutlook({ home, away, homeRest, awayRest, decider }: Expected): Outlook {
  const homeTail = tailOf(homeRest);
  /** The expectation of a value over what away adds. */
  function sumOverAway(read: (awayAdds: number) => number): number {
    let sum = 0;
    for (let adds = 0; adds < awayRest.length; adds += 1) sum += (awayRest[adds] ?? 0) * read(adds);
    return sum;
  }

  /** The chance that home leads by more than a number of points, before a decider. */
  const leadsBy = (points: number) => sumOverAway((adds) => atLeast(homeTail, Math.floor(points) + 1 + away - home + adds));
  const ahead = leadsBy(0);
  const level = sumOverAway((adds) => homeRest[away - home + adds] ?? 0);
  const homeLevel = decider ? level * decider.homeChance : 0;
  const awayLevel = decider ? level - homeLevel : 0;

  /** Equal scores whose decider lifts the total above the line. */
  function decidedOver(line: number): number {
    if (!decider) return 0;
    let sum = 0;
    for (let score = Math.max(home, away); 2 * score <= line; score += 1) {
      if (2 * score + decider.points > line) sum += (homeRest[score - home] ?? 0) * (awayRest[score - away] ?? 0);
    }
    return sum;
  }

  return {
    home: ahead + homeLevel,
    draw: decider ? 0 : level,
    away: Math.max(0, 1 - ahead - level) + awayLevel,
    over: (line) => sumOverAway((adds) => atLeast(homeTail, Math.floor(line) + 1 - home - away - adds)) + decidedOver(line),
    covers(line) {
      if (!decider) return leadsBy(-line);
      const undecided = leadsBy(-line) - (line > 0 ? level : 0);
      return undecided + (decider.points + line > 0 ? homeLevel : 0) + (line - decider.points > 0 ? awayLevel : 0);
    },
    bothScore: (home > 0 ? 1 : 1 - (homeRest[0] ?? 0)) * (away > 0 ? 1 : 1 - (awayRest[0] ?? 0)),
  };
}
