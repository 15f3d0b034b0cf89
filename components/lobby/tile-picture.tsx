import { pictureSet, pictureUrl } from '#lib/content/picture.ts';
import type { PlacedTile } from '#lib/lobby/types.ts';

const screens = {
  mobile: { media: '(max-width: 767.98px)', one: '30vw', two: '60vw' },
  tablet: { media: '(max-width: 1023.98px)', one: '24vw', two: '48vw' },
  desktop: { media: '(min-width: 1024px)', one: '220px', two: '444px' },
} as const;
const order = ['mobile', 'tablet', 'desktop'] as const;
/** The three sizes of a game's tile, in CSS pixels of a dense screen. */
const widths = [120, 240, 360];

const known = new Map<string, { readonly src: string; readonly set: string | undefined }>();
const remembered = 500;

/** The candidates of a picture, written once: a tile comes and goes with the letters of a search. */
function candidatesOf(art: string) {
  const kept = known.get(art);
  if (kept) return kept;
  const made = { src: pictureUrl(art, { width: 240 }), set: pictureSet(art, widths) };
  if (known.size >= remembered) known.clear();
  known.set(art, made);
  return made;
}

/** A picture that does not come leaves its place to the game's name. */
const giveWay = (picture: HTMLImageElement) => {
  picture.dataset.missing = '';
};

/** It may have failed before there was a script to hear of it. */
const look = (picture: HTMLImageElement | null) => {
  if (picture?.complete && picture.currentSrc && picture.naturalWidth === 0) giveWay(picture);
};

interface TilePictureProps {
  readonly placed: PlacedTile;
  readonly isAtOnce?: boolean | undefined;
}

/** The picture of a tile, upright where its place is; drawn for the size it has on each screen. */
export function TilePicture({ placed: { tile, sizes }, isAtOnce }: TilePictureProps) {
  const shown = order.filter((screen) => sizes[screen]);
  const spans = shown.map((screen) => {
    const { media, one, two } = screens[screen];
    const width = sizes[screen] === '4x' || sizes[screen] === '2xh' ? two : one;
    return screen === 'desktop' ? width : `${media} ${width}`;
  });
  const { upright } = tile;
  const { src, set } = candidatesOf(tile.art);
  // The address last: each of the others would have the browser choose a candidate anew.
  const picture = (
    // biome-ignore lint/performance/noImgElement: the content service makes the candidates
    <img
      ref={look}
      alt=""
      loading={isAtOnce ? 'eager' : 'lazy'}
      decoding="async"
      onError={({ currentTarget }) => giveWay(currentTarget)}
      sizes={spans.join(', ')}
      srcSet={set}
      src={src}
    />
  );
  const uprightOn = upright ? shown.filter((screen) => sizes[screen] === '2xv') : [];
  if (!upright || uprightOn.length === 0) return picture;
  const uprightSet = pictureSet(upright, [120, 180]);
  return (
    <picture>
      {uprightOn.map((screen) => (
        <source key={screen} media={screens[screen].media} srcSet={uprightSet} sizes={screens[screen].one} />
      ))}
      {picture}
    </picture>
  );
}
