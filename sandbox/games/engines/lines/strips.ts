import { createRandom } from '#sandbox/data/art/random.ts';
import { type Counts, type ReelSymbol, type Reels, type Strip, symbols } from './symbols.ts';

const minDistance = 3;

/** Arranges symbols on a strip, deterministically by name, so that no window of three shows two wilds or two scatters. */
function layStrip(name: string, counts: Counts): Strip {
  const random = createRandom(name);
  const all = symbols.flatMap((symbol) => Array.from({ length: counts[symbol] ?? 0 }, () => symbol));
  for (let tries = 0; tries < 500; tries += 1) {
    const strip = [...all];
    for (let at = strip.length - 1; at > 0; at -= 1) {
      const other = random.int(0, at);
      const swapped = strip[at] ?? 'l1';
      strip[at] = strip[other] ?? 'l1';
      strip[other] = swapped;
    }
    if (isSpread(strip, 'wild') && isSpread(strip, 'scatter')) return strip;
  }
  throw new Error(`no arrangement of ${name} keeps wilds and scatters apart`);
}

function isSpread(strip: Strip, symbol: ReelSymbol): boolean {
  return strip.every(
    (here, at) =>
      here !== symbol ||
      Array.from({ length: minDistance - 1 }, (_, step) => strip[(at + step + 1) % strip.length]).every(
        (near) => near !== symbol,
      ),
  );
}

export function layReels(name: string, counts: readonly Counts[]): Reels {
  return counts.map((each, reel) => layStrip(`${name} ${reel}`, each));
}

/** The three visible symbols of a reel at a stop. */
export function windowAt(strip: Strip, stop: number): readonly ReelSymbol[] {
  return [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? 'l1');
}
