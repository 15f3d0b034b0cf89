'use client';

import { type CSSProperties, memo } from 'react';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { PlacedTile } from '#lib/games/catalog/types.ts';
import { useLobbyStore } from '#lib/games/lobby/store.ts';
import { JackpotAmount } from './jackpot-amount.tsx';
import { TableLimits, TableSeats } from './table-facts.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileLink } from './tile-link.tsx';
import { PictureWithoutScripts, TilePicture } from './tile-picture.tsx';
import { useIsClosed } from './use-is-closed.ts';

interface GameTileProps {
  readonly placed: PlacedTile;
  /** Hidden on a phone until "more" is pressed. */
  readonly isHiddenOnPhone?: boolean;
  /** One level below the heading of the list. */
  readonly headingLevel?: 2 | 3 | 5;
  /** Loads its picture eagerly, because it is in the first viewport. */
  readonly isEager?: boolean;
  /** Renders name and colour only. */
  readonly isBrief?: boolean | undefined;
  /** With `isBrief`: browsers without scripts, which never render the rest, show the picture. */
  readonly hasPictureWithoutScripts?: boolean | undefined;
}

/** A picture with the name below it. */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { placed, isHiddenOnPhone, headingLevel = 3, isEager, isBrief, hasPictureWithoutScripts } = props;
  const { home } = useLocale();
  const messages = useMessages('tiles');
  const Heading = `h${headingLevel}` as const;
  const { tile, sizes, order } = placed;
  const { table } = tile;
  const isClosed = useIsClosed(tile.closedIn);
  const mark = useLobbyStore(({ marks }) => marks.get(tile.id));
  const style = order && ({ '--at-m': order.mobile, '--at-t': order.tablet, '--at-d': order.desktop } as CSSProperties);
  return (
    <li
      className="tile"
      data-m={isHiddenOnPhone ? undefined : sizes.mobile}
      data-waits={isHiddenOnPhone && sizes.mobile ? '' : undefined}
      data-t={sizes.tablet}
      data-d={sizes.desktop}
      data-closed={isClosed || undefined}
      style={style}
    >
      <div className="tile-art" style={{ background: tile.tint ?? undefined }}>
        {isBrief && hasPictureWithoutScripts && <PictureWithoutScripts art={tile.art} />}
        {!isBrief && <TilePicture placed={placed} isEager={isEager} />}
        {!isBrief && tile.hasJackpot && <JackpotAmount gameId={tile.id} />}
        {!isBrief && table && <TableSeats table={table} />}
        {mark && (
          <span className="tile-bonus" data-kind={mark.kind} title={mark.text}>
            {mark.label}
            <span className="sr-only">. {mark.text}</span>
          </span>
        )}
        {isClosed && <span className="tile-cover">{messages.closedHere}</span>}
      </div>
      <div className="tile-text">
        <Heading>{isClosed ? tile.title : <TileLink href={home + tile.path}>{tile.title}</TileLink>}</Heading>
        {table ? <TableLimits table={table} /> : <p>{tile.studio}</p>}
      </div>
      {!isBrief && <TileActions tile={tile} />}
    </li>
  );
});
