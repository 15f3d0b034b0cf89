import { type CSSProperties, memo } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { PlacedTile } from '#lib/lobby/types.ts';
import { TilePicture } from './tile-picture.tsx';
import type { TilePlace } from './tile-place.ts';

interface GameTileProps {
  readonly placed: PlacedTile;
  readonly place: TilePlace;
  /** Not on a phone yet. */
  readonly waits?: boolean;
}

/** Art first: the name under it on phones, over it on hover and focus where there is a pointer. */
export const GameTile = memo(function GameTile({ placed, place, waits }: GameTileProps) {
  const { tile, sizes, order } = placed;
  const { words } = place;
  const style = order && ({ '--at-m': order.mobile, '--at-t': order.tablet, '--at-d': order.desktop } as CSSProperties);
  return (
    <li
      className="tile group"
      data-m={waits ? undefined : sizes.mobile}
      data-waits={waits && sizes.mobile ? '' : undefined}
      data-t={sizes.tablet}
      data-d={sizes.desktop}
      style={style}
    >
      <div className="tile-art" style={{ backgroundColor: tile.tint ?? undefined }}>
        <TilePicture placed={placed} />
        {tile.hasJackpot && <span className="tile-mark">{words.jackpot}</span>}
      </div>
      <div className="tile-text">
        <h3>
          <Link href={place.home + tile.path} className="stretched outline-none">
            {tile.title}
          </Link>
        </h3>
        <p>{tile.studio}</p>
      </div>
    </li>
  );
});
