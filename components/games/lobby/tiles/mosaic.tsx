'use client';

import type { CSSProperties } from 'react';
import { exponentOf } from '#lib/core/money/money.ts';
import type { Columns, PlacedTile } from '#lib/games/catalog/types.ts';
import { useWalletCurrency } from '#lib/games/lobby/use-wallet-currency.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { GameTile } from './game-tile.tsx';

interface MosaicProps {
  readonly tiles: readonly PlacedTile[];
  readonly columns: Columns;
  readonly labelledBy: string;
  readonly visibleOnPhone?: number;
  readonly headingLevel?: 2 | 3 | 5;
  /** How many pictures load eagerly: those in the first viewport. */
  readonly eagerCount?: number;
  /** The tiles to render in full; all of them by default. */
  readonly complete?: ReadonlySet<PlacedTile>;
  /** How many of the first tiles to render in full; all of them by default. */
  readonly completeCount?: number | undefined;
  /** Rows of cells on each screen, for a mosaic below the fold: the browser reserves its height and renders it near the viewport. */
  readonly deferredRows?: Columns | undefined;
}

/** LOB-04: tiles of four sizes on a grid. A client component, so that the page sends its tiles as data and not as markup twice. */
export function Mosaic({
  tiles,
  columns,
  labelledBy,
  visibleOnPhone = tiles.length,
  headingLevel,
  eagerCount = 0,
  deferredRows,
  complete,
  completeCount = tiles.length,
}: MosaicProps) {
  const currency = useWalletCurrency();
  const { lobby } = useLobbyContext();
  const style = {
    '--cols-m': columns.mobile,
    '--cols-t': columns.tablet,
    '--cols-d': columns.desktop,
    ...(deferredRows && {
      '--rows-m': deferredRows.mobile,
      '--rows-t': deferredRows.tablet,
      '--rows-d': deferredRows.desktop,
    }),
  } as CSSProperties;
  // Games for other screens take no place among those that a phone shows first.
  let placedOnPhone = 0;
  return (
    <div
      className="mosaic-frame"
      data-deferred={deferredRows && ''}
      data-limits={lobby === 'live' ? (exponentOf(currency) === 0 ? 'long' : '') : undefined}
      style={style}
    >
      <ul aria-labelledby={labelledBy} className="mosaic">
        {tiles.map((placed, at) => (
          <GameTile
            key={placed.tile.id}
            placed={placed}
            isHiddenOnPhone={placed.sizes.mobile !== undefined && placedOnPhone++ >= visibleOnPhone}
            headingLevel={headingLevel}
            isEager={at < eagerCount}
            isBrief={complete ? !complete.has(placed) : at >= completeCount}
            hasPictureWithoutScripts={at >= completeCount}
          />
        ))}
      </ul>
    </div>
  );
}
