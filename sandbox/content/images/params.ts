import { z } from 'zod';

/** The longest side of a rendered image; larger sizes are reduced to it. */
export const maxSidePx = 4_000;

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const side = whole.refine((pixels) => pixels > 0).transform((pixels) => Math.min(pixels, maxSidePx));

const wireSchema = z.object({
  w: side.optional(),
  h: side.optional(),
  q: whole.refine((quality) => quality <= 100).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif']).optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).optional(),
  dpr: z
    .string()
    .regex(/^[1-3](\.\d{1,2})?$/)
    .transform(Number)
    .refine((ratio) => ratio <= 3)
    .optional(),
  auto: z.enum(['format']).optional(),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional(),
});

export type ImageFit = NonNullable<z.output<typeof wireSchema>['fit']>;
export type ImageFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif';

/** Options of a rendered image, sizes in device pixels. Without any, the original is sent. */
export interface ImageParams {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly quality: number | undefined;
  readonly format: ImageFormat | undefined;
  readonly fit: ImageFit;
  readonly rect: readonly [left: number, top: number, width: number, height: number] | undefined;
  readonly background: string | undefined;
}

/** Parses the query string of an image; undefined if malformed. Unsupported parameters of Sanity's API are ignored. */
export function parseImageParams(search: Readonly<Record<string, string>>, accept: string | undefined): ImageParams | undefined {
  const parsed = wireSchema.safeParse(search);
  if (!parsed.success) return undefined;
  const { w, h, q, fm, fit = 'clip', dpr = 1, auto, rect, bg } = parsed.data;
  const [left = 0, top = 0, width = 0, height = 0] = rect ?? [];
  if (rect && (width === 0 || height === 0)) return undefined;
  return {
    width: scaled(w, dpr),
    height: scaled(h, dpr),
    quality: q,
    format: auto === 'format' && accept?.includes('image/webp') ? 'webp' : fm,
    fit,
    rect: rect && [left, top, width, height],
    background: bg && `#${bg}`,
  };
}

/** True when no transformation is requested. */
export function isOriginal({ width, height, quality, format, rect }: ImageParams): boolean {
  return [width, height, quality, format, rect].every((part) => part === undefined);
}

function scaled(pixels: number | undefined, ratio: number): number | undefined {
  return pixels === undefined ? undefined : Math.min(Math.round(pixels * ratio), maxSidePx);
}
