import { z } from 'zod';
import data from './grids.json' with { type: 'json' };

const deviceSchema = z.strictObject({
  columns: z.int(),
  rows: z.int(),
  /** Tile sizes in reading order that fill the grid without a gap. */
  patterns: z.array(z.array(z.enum(['1x', '2xh', '2xv', '4x']))).min(1),
});
type Device = z.output<typeof deviceSchema>;

/** Layouts of a category's first rows by device (LOB-04), for a dense row-by-row grid. */
export const devices = z.record(z.enum(['desktop', 'tablet', 'mobile']), deviceSchema).parse(data);

/** The grids of a category from its game ids in rank order; a short category gets a pattern it can fill. */
export function buildGrids(gameIds: readonly string[], patternIndex: number) {
  const fillPattern = ({ patterns }: Device) => {
    const fitting = patterns.filter((pattern) => pattern.length <= gameIds.length);
    const pattern = fitting[patternIndex % fitting.length] ?? [];
    return pattern.flatMap((size, index) => {
      const id = gameIds[index];
      return id ? { _key: `tile-${index + 1}`, game: { _type: 'reference', _ref: id } as const, size } : [];
    });
  };
  return { desktop: fillPattern(devices.desktop), tablet: fillPattern(devices.tablet), mobile: fillPattern(devices.mobile) };
}
