import { expandWilds } from './evaluate.ts';
import { windowAt } from './strips.ts';
import { type Line, type PayingSymbol, type Pays, type ReelSymbol, type Reels, type Strip, symbols } from './symbols.ts';

/** The probability of each symbol in one row of a reel. */
type RowChances = Readonly<Record<ReelSymbol, number>>;

function rowChances(strip: Strip, row: number, expands: boolean): RowChances {
  const chances = Object.fromEntries(symbols.map((symbol) => [symbol, 0])) as Record<ReelSymbol, number>;
  for (let stop = 0; stop < strip.length; stop += 1) {
    const [shown = []] = expands ? expandWilds([windowAt(strip, stop)]) : [windowAt(strip, stop)];
    chances[shown[row] ?? 'l1'] += 1 / strip.length;
  }
  return chances;
}

/** The exact expected win of one spin on all lines, in tenths of the stake. */
export function meanOfLines(reels: Reels, lines: readonly Line[], pays: Pays, expands = false): number {
  const chances = reels.map((strip) => [0, 1, 2].map((row) => rowChances(strip, row, expands)));
  let mean = 0;
  for (const rows of lines) {
    const onLine = rows.flatMap((row, reel) => chances[reel]?.[row] ?? []);
    for (const [symbol, prizes] of Object.entries(pays) as [PayingSymbol, readonly number[]][]) {
      let reaches = 1;
      for (const [reel, here] of onLine.entries()) {
        reaches *= here[symbol] + (reel > 0 ? here.wild : 0);
        const next = onLine[reel + 1];
        const endsHere = next ? 1 - next[symbol] - next.wild : 1;
        mean += reaches * endsHere * (prizes[reel - 2] ?? 0);
      }
    }
  }
  return mean;
}

/** The probabilities that exactly 0, 1, … reels show a scatter. */
export function scatterChances(reels: Reels): readonly number[] {
  let known: readonly number[] = [1];
  for (const strip of reels) {
    const shows = strip.filter((_, stop) => windowAt(strip, stop).includes('scatter')).length / strip.length;
    const before = known;
    known = [...before, 0].map((chance, count) => chance * (1 - shows) + (before[count - 1] ?? 0) * shows);
  }
  return known;
}
