import { pictureSet } from '#lib/content/picture.ts';
import type { Picture as PictureData } from '#lib/content/types.ts';
import { Picture } from './picture.tsx';

interface ArtPictureProps {
  readonly mobile: PictureData;
  readonly desktop: PictureData;
  /** `sizes` and ratio (width by height) on phones; by default the whole width, uncropped. */
  readonly onPhone?: { readonly sizes: string; readonly ratio: number } | undefined;
  readonly priority?: boolean | undefined;
  readonly className?: string;
}

const phoneWidths = [320, 390, 480, 640];
const deskWidths = [640, 800, 1000, 1280];

/** The mobile or desktop picture of a banner, by viewport width; fills its positioned parent. */
export function ArtPicture({ mobile, desktop, onPhone, priority, className }: ArtPictureProps) {
  return (
    <picture>
      <source media="(min-width: 768px)" srcSet={pictureSet(desktop.url, deskWidths) ?? desktop.url} sizes="100vw" />
      <Picture
        picture={mobile}
        sizes={onPhone?.sizes ?? '100vw'}
        ratio={onPhone?.ratio}
        widths={phoneWidths}
        fill
        priority={priority}
        className={className}
      />
    </picture>
  );
}
