'use client';

import type { CSSProperties } from 'react';
import type { Columns, PlacedTile } from '#lib/lobby/types.ts';
import { exponentOf } from '#lib/money/money.ts';
import { GameTile } from './game-tile.tsx';
import type { TilePlace } from './tile-place.ts';

interface MosaicProps {
  readonly tiles: readonly PlacedTile[];
  readonly columns: Columns;
  readonly place: TilePlace;
  readonly labelledBy: string;
  /** How many are seen on a phone; the others wait. */
  readonly onPhone?: number;
  /** Names stay in sight on every screen: where a name is looked for. */
  readonly isNamed?: boolean;
  readonly headingLevel?: 2 | 3;
  /** So many pictures are asked for at once: those in sight when the page opens. */
  readonly atOnce?: number;
  /** Those that are drawn whole; all of them, without. */
  readonly whole?: ReadonlySet<PlacedTile>;
  /** Rows of cells on each screen, where the mosaic is below the fold: its place is kept until it comes near. */
  readonly far?: Columns | undefined;
}

/** LOB-04: tiles of four sizes over the cells of a grid, without a gap. A client component, because its tiles travel as data only. */
export function Mosaic({
  tiles,
  columns,
  place,
  labelledBy,
  onPhone = tiles.length,
  isNamed,
  headingLevel,
  atOnce = 0,
  far,
  whole,
}: MosaicProps) {
  const style = {
    '--cols-m': columns.mobile,
    '--cols-t': columns.tablet,
    '--cols-d': columns.desktop,
    ...(far && { '--rows-m': far.mobile, '--rows-t': far.tablet, '--rows-d': far.desktop }),
  } as CSSProperties;
  return (
    <div
      className="mosaic-frame"
      data-named={isNamed || undefined}
      data-far={far && ''}
      data-limits={place.lobby === 'live' ? (exponentOf(place.currency) === 0 ? 'long' : '') : undefined}
      style={style}
    >
      <ul aria-labelledby={labelledBy} className="mosaic">
        {tiles.map((placed, at) => (
          <GameTile
            key={placed.tile.id}
            placed={placed}
            place={place}
            waits={at >= onPhone}
            headingLevel={headingLevel}
            isAtOnce={at < atOnce}
            isBrief={whole && !whole.has(placed)}
          />
        ))}
      </ul>
    </div>
  );
}
