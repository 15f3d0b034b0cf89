import { randomBytes } from 'node:crypto';

/** A source of random numbers, injected so that tests can script the draws. */
export interface RandomSource {
  /** A uniformly distributed integer from 0 to `limit` − 1; `limit` is at most 2^40. */
  below(limit: number): number;
}

const bytesPerDraw = 6;
const span = 2 ** (8 * bytesPerDraw);
const maxLimit = 2 ** 40;

/** Draws from the system's cryptographic generator. Values that would bias the result are rejected and drawn again. */
export function createRandomSource(readBytes: (count: number) => Buffer = randomBytes): RandomSource {
  let pool: Buffer = Buffer.alloc(0);
  let at = 0;
  function draw(): number {
    if (at + bytesPerDraw > pool.length) {
      pool = readBytes(bytesPerDraw * 256);
      at = 0;
    }
    const value = pool.readUIntBE(at, bytesPerDraw);
    at += bytesPerDraw;
    return value;
  }
  return {
    below(limit) {
      if (!Number.isSafeInteger(limit) || limit < 1 || limit > maxLimit) throw new RangeError(`no draw below ${limit}`);
      const fair = span - (span % limit);
      let value = draw();
      while (value >= fair) value = draw();
      return value % limit;
    },
  };
}

/** Picks one of the items by integer weights. */
export function pickWeighted<Item>(source: RandomSource, items: readonly (readonly [item: Item, weight: number])[]): Item {
  let left = source.below(items.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [item, weight] of items) {
    if (left < weight) return item;
    left -= weight;
  }
  throw new RangeError('nothing to pick from');
}
