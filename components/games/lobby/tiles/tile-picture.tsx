import { pictureSet, pictureUrl } from '#lib/content/picture.ts';
import type { PlacedTile } from '#lib/games/catalog/types.ts';

const screens = {
  mobile: { media: '(max-width: 767.98px)', one: '30vw', two: '60vw' },
  tablet: { media: '(max-width: 1023.98px)', one: '24vw', two: '48vw' },
  desktop: { media: '(min-width: 1024px)', one: '220px', two: '444px' },
} as const;
const order = ['mobile', 'tablet', 'desktop'] as const;
const widths = [120, 240, 360];

const candidatesByPicture = new Map<string, { readonly src: string; readonly set: string | undefined }>();
const maxCandidates = 500;

/** Cached, because a search renders the same tiles with every letter. */
function getCandidates(art: string) {
  const cached = candidatesByPicture.get(art);
  if (cached) return cached;
  const candidates = { src: pictureUrl(art, { width: 240 }), set: pictureSet(art, widths) };
  if (candidatesByPicture.size >= maxCandidates) candidatesByPicture.clear();
  candidatesByPicture.set(art, candidates);
  return candidates;
}

/** CSS shows the game's name instead of a missing picture. */
const markMissing = (picture: HTMLImageElement) => {
  picture.dataset.missing = '';
};

/** The picture may have failed before hydration. */
const checkLoaded = (picture: HTMLImageElement | null) => {
  if (picture?.complete && picture.currentSrc && picture.naturalWidth === 0) markMissing(picture);
};

interface TilePictureProps {
  readonly placed: PlacedTile;
  readonly isEager?: boolean | undefined;
}

export function TilePicture({ placed: { tile, sizes }, isEager }: TilePictureProps) {
  const shown = order.filter((screen) => sizes[screen]);
  const spans = shown.map((screen) => {
    const { media, one, two } = screens[screen];
    const width = sizes[screen] === '4x' || sizes[screen] === '2xh' ? two : one;
    return screen === 'desktop' ? width : `${media} ${width}`;
  });
  const { upright } = tile;
  const { src, set } = getCandidates(tile.art);
  // `src` comes last: setting any of the other attributes after it makes the browser choose a candidate again.
  const picture = (
    // biome-ignore lint/performance/noImgElement: the content service makes the candidates
    <img
      ref={checkLoaded}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={({ currentTarget }) => markMissing(currentTarget)}
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
      {uprightOn.length === shown.length ? (
        <source srcSet={uprightSet} sizes={spans.join(', ')} />
      ) : (
        uprightOn.map((screen) => (
          <source key={screen} media={screens[screen].media} srcSet={uprightSet} sizes={screens[screen].one} />
        ))
      )}
      {picture}
    </picture>
  );
}

/** The picture in one size, in a page whose other tiles are completed by scripts. */
export function PictureWithoutScripts({ art }: { readonly art: string }) {
  return (
    <noscript>
      {/* biome-ignore lint/performance/noImgElement: the content service makes the picture */}
      <img alt="" src={getCandidates(art).src} />
    </noscript>
  );
}
