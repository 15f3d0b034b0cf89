import { pictureSet, pictureUrl } from '#lib/content/picture.ts';
import type { Picture as PictureData } from '#lib/content/types.ts';
import { classNames } from './class-names.ts';

const defaultWidths = [160, 240, 360, 480, 640, 800];

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown. */
  readonly sizes: string;
  /** Candidate widths in CSS pixels, ascending. */
  readonly widths?: readonly number[];
  /** Width by height; crops the picture on the content service and reserves the space. */
  readonly ratio?: number;
  /** Fills the positioned parent instead of its own box. */
  readonly fill?: boolean;
  /** For the picture of the first fold: loads first. */
  readonly priority?: boolean;
  /** Empties the alternative text where words beside the picture say the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** A content picture with its candidates, placeholder and reserved space (CNT-17). */
export function Picture({ picture, sizes, widths = defaultWidths, ratio, fill, priority, decorative, className }: PictureProps) {
  const widest = widths[widths.length - 1] ?? picture.width;
  const shape = ratio ?? picture.width / picture.height;
  return (
    // biome-ignore lint/performance/noImgElement: the content service makes the candidates
    <img
      src={pictureUrl(picture.url, { width: widest, height: ratio && widest / ratio })}
      srcSet={pictureSet(picture.url, widths, ratio)}
      sizes={sizes}
      width={widest}
      height={Math.round(widest / shape)}
      alt={decorative ? '' : picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      className={classNames('object-cover', fill ? 'absolute inset-0 size-full' : 'block h-auto w-full', className)}
      style={placeholderStyle(picture)}
    />
  );
}

/** What is seen until a picture arrives: its dominant colour under a blurred miniature. */
export function placeholderStyle({ placeholder, tint }: Pick<PictureData, 'placeholder' | 'tint'>) {
  return {
    backgroundColor: tint ?? undefined,
    backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
    backgroundSize: 'cover',
  };
}
