'use client';

import { type CSSProperties, memo } from 'react';
import type { PlacedTile } from '#lib/lobby/types.ts';
import { JackpotAmount } from './jackpot-amount.tsx';
import { TableLimits, TableSeats } from './table-facts.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileLink } from './tile-link.tsx';
import { TilePicture } from './tile-picture.tsx';
import type { TilePlace } from './tile-place.ts';
import { useClosed } from './use-closed.ts';

interface GameTileProps {
  readonly placed: PlacedTile;
  readonly place: TilePlace;
  /** Not on a phone yet. */
  readonly waits?: boolean;
  /** One below the heading of the list. */
  readonly headingLevel?: 2 | 3;
  /** Its picture is in sight when the page opens. */
  readonly isAtOnce?: boolean;
  /** Its name and colour only, for now. */
  readonly isBrief?: boolean | undefined;
}

/** Art first: the name under it on phones, over it on hover and focus where there is a pointer. */
export const GameTile = memo(function GameTile({ placed, place, waits, headingLevel = 3, isAtOnce, isBrief }: GameTileProps) {
  const Heading = `h${headingLevel}` as const;
  const { tile, sizes, order } = placed;
  const { table } = tile;
  const isClosed = useClosed(tile.closedIn);
  const style = order && ({ '--at-m': order.mobile, '--at-t': order.tablet, '--at-d': order.desktop } as CSSProperties);
  return (
    <li
      className="tile"
      data-m={waits ? undefined : sizes.mobile}
      data-waits={waits && sizes.mobile ? '' : undefined}
      data-t={sizes.tablet}
      data-d={sizes.desktop}
      data-closed={isClosed || undefined}
      style={style}
    >
      <div className="tile-art" style={{ backgroundColor: tile.tint ?? undefined }}>
        {!isBrief && <TilePicture placed={placed} isAtOnce={isAtOnce} />}
        {!isBrief && tile.hasJackpot && <JackpotAmount gameId={tile.id} place={place} />}
        {!isBrief && table && <TableSeats table={table} place={place} />}
        {isClosed && <span className="tile-cover">{place.words.closedHere}</span>}
      </div>
      <div className="tile-text">
        <Heading>{isClosed ? tile.title : <TileLink href={place.home + tile.path}>{tile.title}</TileLink>}</Heading>
        {table ? <TableLimits table={table} place={place} /> : <p>{tile.studio}</p>}
      </div>
      {!isBrief && <TileActions tile={tile} place={place} />}
    </li>
  );
});
