import { pictureSet } from '#lib/content/picture.ts';
import type { Picture as PictureData } from '#lib/content/types.ts';
import { Picture } from './picture.tsx';

interface ArtPictureProps {
  readonly mobile: PictureData;
  readonly desktop: PictureData;
  /** How much of a phone's width the picture fills, and its shape there, width by height; all of it, uncropped, without. */
  readonly onPhone?: { readonly sizes: string; readonly ratio: number } | undefined;
  readonly priority?: boolean | undefined;
  readonly className?: string;
}

const phoneWidths = [320, 390, 480, 640];
const deskWidths = [640, 800, 1000, 1280];

/** Two drawings of one banner, chosen by the width of the window; fills its positioned parent. */
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
