import type { Line, PayingSymbol, Pays, ReelSymbol } from './symbols.ts';

/** Symbols by reel, each from the top. */
export type Screen = readonly (readonly ReelSymbol[])[];

export interface LineWin {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  /** Tenths of the stake. */
  readonly tenths: number;
}

/** Wins of equal symbols from the left. Wilds substitute for every paying symbol; the first reel has none. */
export function lineWins(screen: Screen, lines: readonly Line[], pays: Pays): readonly LineWin[] {
  return lines.flatMap((rows, line) => {
    const found = rows.map((row, reel) => screen[reel]?.[row] ?? 'scatter');
    const [symbol] = found;
    if (!symbol || symbol === 'wild' || symbol === 'scatter') return [];
    const end = found.findIndex((each) => each !== symbol && each !== 'wild');
    const count = end < 0 ? found.length : end;
    const tenths = pays[symbol][count - 3] ?? 0;
    return tenths > 0 ? [{ line, symbol, count, tenths }] : [];
  });
}

export function countScatters(screen: Screen): number {
  return screen.filter((reel) => reel.includes('scatter')).length;
}

/** Turns every reel that shows a wild entirely into wilds. */
export function expandWilds(screen: Screen): Screen {
  return screen.map((reel) => (reel.includes('wild') ? reel.map(() => 'wild' as const) : reel));
}
