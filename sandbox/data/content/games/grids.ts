export type TileSize = '1x' | '2xh' | '2xv' | '4x';

interface Device {
  readonly columns: number;
  readonly rows: number;
  /** Tile sizes in reading order that fill the grid without a gap. */
  readonly patterns: readonly [readonly TileSize[], ...(readonly TileSize[])[]];
}

const ones = (count: number): TileSize[] => Array.from({ length: count }, () => '1x');

/** Layouts of a category's first rows by device (LOB-04), for a dense row-by-row grid. */
export const devices: Readonly<Record<'desktop' | 'tablet' | 'mobile', Device>> = {
  desktop: {
    columns: 6,
    rows: 2,
    patterns: [
      ['4x', '2xv', '2xh', ...ones(4)],
      ['4x', '4x', '2xh', '1x', '1x'],
      ['2xv', ...ones(4), '2xv', '2xh', '1x', '1x'],
      ['2xh', '4x', '2xv', ...ones(3), '1x'],
    ],
  },
  tablet: {
    columns: 4,
    rows: 2,
    patterns: [
      ['4x', '2xv', '1x', '1x'],
      ['4x', '2xh', '1x', '1x'],
      ['2xv', '1x', '1x', '2xv', '2xh'],
      ['2xh', '4x', '1x', '1x'],
    ],
  },
  mobile: {
    columns: 3,
    rows: 3,
    patterns: [
      ['4x', '2xv', '2xh', '1x'],
      ['2xh', '1x', '4x', '2xv'],
      ['2xv', '2xh', '1x', '1x', '1x', '2xh'],
      ['1x', '4x', '1x', '1x', '1x', '1x'],
    ],
  },
};

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
