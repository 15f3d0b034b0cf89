import { above, add, type Distribution, subtract } from '../distribution.ts';
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
  const margins = subtract(homeRest, awayRest);
  const zero = awayRest.length - 1 - (home - away);
  const level = margins[zero] ?? 0;
  const ahead = above(margins, zero);
  const behind = Math.max(0, 1 - ahead - level);
  const homeLevel = decider ? level * decider.homeChance : 0;
  const awayLevel = decider ? level - homeLevel : 0;
  let totals: Distribution | undefined;

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
    away: behind + awayLevel,
    over(line) {
      totals ??= add(homeRest, awayRest);
      return above(totals, line - home - away) + decidedOver(line);
    },
    covers(line) {
      const plain = above(margins, zero - line) - (line > 0 ? level : 0);
      const undecided = decider ? 0 : level;
      const won = decider && decider.points + line > 0 ? homeLevel : 0;
      const lost = decider && line - decider.points > 0 ? awayLevel : 0;
      return plain + (line > 0 ? undecided : 0) + won + lost;
    },
    bothScore: (home > 0 ? 1 : 1 - (homeRest[0] ?? 0)) * (away > 0 ? 1 : 1 - (awayRest[0] ?? 0)),
  };
}
