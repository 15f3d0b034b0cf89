import { pictureSet, pictureUrl } from '#lib/content/picture.ts';
import type { Picture as PictureData } from '#lib/content/types.ts';
import { classNames } from '../class-names.ts';

const defaultWidths = [160, 240, 360, 480, 640, 800];

interface PictureProps {
  /** Null shows a plain background of the same size. */
  readonly picture: PictureData | null;
  readonly sizes: string;
  /** Candidate widths in CSS pixels, ascending. */
  readonly widths?: readonly number[];
  /** Width by height; the content service crops to it, and the space is reserved. */
  readonly ratio?: number;
  /** Fills the positioned parent instead of its own box. */
  readonly fill?: boolean;
  /** Loads first, because it is above the fold. */
  readonly priority?: boolean;
  /** Empties the alternative text, if text beside the picture says the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** A content picture with source candidates, placeholder and reserved space (CNT-17). */
export function Picture({ picture, sizes, widths = defaultWidths, ratio, fill, priority, decorative, className }: PictureProps) {
  if (!picture) return <MissingPicture ratio={ratio} fill={fill} className={className} />;
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
      className={classNames(
        'picture object-cover',
        fill ? 'absolute inset-0 size-full' : 'relative block h-auto w-full',
        className,
      )}
      style={priority ? placeholderStyle(picture, decorative) : { backgroundColor: groundOf(picture, decorative) }}
    />
  );
}

function MissingPicture({ ratio = 16 / 9, fill, className }: Pick<PictureProps, 'ratio' | 'fill' | 'className'>) {
  const ground =
    'bg-[radial-gradient(90%_120%_at_70%_0%,oklch(0.82_0.13_85/0.28),transparent),linear-gradient(200deg,var(--color-ink-4),var(--color-ink-2))]';
  return (
    <span
      aria-hidden="true"
      style={fill ? undefined : { aspectRatio: ratio }}
      className={classNames('block', ground, fill ? 'absolute inset-0 size-full' : 'w-full', className)}
    />
  );
}

/** The colour of a picture that has not loaded or cannot be loaded. A decorative one may be transparent, such as a logo. */
function groundOf({ tint }: Pick<PictureData, 'tint'>, decorative = false) {
  return tint ?? (decorative ? undefined : 'var(--color-ink-4)');
}

/** A blurred miniature until the picture has loaded, only above the fold: decoding one for every tile would delay the page. */
function placeholderStyle(picture: Pick<PictureData, 'placeholder' | 'tint'>, decorative?: boolean) {
  const { placeholder } = picture;
  return {
    backgroundColor: groundOf(picture, decorative),
    backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
    backgroundSize: 'cover',
  };
}
