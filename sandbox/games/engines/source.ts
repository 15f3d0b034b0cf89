import { randomBytes } from 'node:crypto';

/** Where chance comes from. Injected, so that a test can decide what falls. */
export interface Source {
  /** A whole number from 0 up to, not including, `limit` (at most 2^40); each is as likely as the other. */
  below(limit: number): number;
}

const bytesPerDraw = 6;
const span = 2 ** (8 * bytesPerDraw);
const most = 2 ** 40;

/** Chance from the system's cryptographic generator; what would favour small numbers is drawn again. */
export function createSource(readBytes: (count: number) => Buffer = randomBytes): Source {
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
      if (!Number.isSafeInteger(limit) || limit < 1 || limit > most) throw new RangeError(`no draw below ${limit}`);
      const fair = span - (span % limit);
      let value = draw();
      while (value >= fair) value = draw();
      return value % limit;
    },
  };
}

/** One of the items, by weights that are whole numbers. */
export function pickWeighted<Item>(source: Source, items: readonly (readonly [item: Item, weight: number])[]): Item {
  let left = source.below(items.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [item, weight] of items) {
    if (left < weight) return item;
    left -= weight;
  }
  throw new RangeError('nothing to pick from');
}
