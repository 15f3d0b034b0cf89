import sharp, { type FitEnum, type Sharp } from 'sharp';
import { isRecord } from '#lib/core/is-record.ts';
import type { ImageFit, ImageFormat, ImageParams } from './params.ts';

// One thread per image: the work queue limits concurrency.
sharp.concurrency(1);

const fits: Readonly<Record<ImageFit, { readonly fit: keyof FitEnum; readonly isGrowing: boolean }>> = {
  clip: { fit: 'inside', isGrowing: true },
  max: { fit: 'inside', isGrowing: false },
  crop: { fit: 'cover', isGrowing: true },
  min: { fit: 'cover', isGrowing: false },
  fill: { fit: 'contain', isGrowing: true },
  fillmax: { fit: 'contain', isGrowing: false },
  scale: { fit: 'fill', isGrowing: true },
};

const maxInputPixels = 60_000_000;
const svgDensity = 72;

/** Renders an image; `natural` is the size in its name. SVG is rasterized at the requested size, so it stays sharp. */
export async function renderImage(
  source: Buffer,
  natural: { readonly width: number; readonly height: number },
  params: ImageParams & { readonly format: ImageFormat },
): Promise<Buffer> {
  const density = isSvg(source) ? Math.min(Math.max(svgDensity * drawingScale(natural, params), 1), 600) : svgDensity;
  const image = sharp(source, { density, limitInputPixels: maxInputPixels }).rotate();
  if (params.rect) extract(image, params.rect, natural);
  if (params.width !== undefined || params.height !== undefined) resize(image, params);
  if (params.background !== undefined) image.flatten({ background: params.background });
  return encode(image, params.format, params.quality ?? 75);
}

/** Size, format and placeholders of an upload. Throws when it is not an image. */
export async function describeImage(source: Buffer) {
  const image = sharp(source, { limitInputPixels: maxInputPixels });
  const { autoOrient, format, hasAlpha = false } = await image.metadata();
  const tiny = await image.clone().rotate().resize(20, 20, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  const { dominant, isOpaque } = await image.clone().stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    extension: format === 'jpeg' ? 'jpg' : format,
    hasAlpha,
    isOpaque,
    lqip: `data:image/webp;base64,${tiny.toString('base64')}`,
    dominant: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The scale at which an SVG is rasterized: the requested size plus 5 %, so small images are quick and large ones sharp. */
function drawingScale(
  natural: { readonly width: number; readonly height: number },
  { width, height, fit, rect }: ImageParams,
): number {
  if (rect || (width === undefined && height === undefined)) return 1;
  const requested = 1.05 * Math.max((width ?? 0) / natural.width, (height ?? 0) / natural.height);
  return fits[fit].isGrowing ? requested : Math.min(1, requested);
}

function isSvg(source: Buffer): boolean {
  return /^\s*(<\?xml|<svg|<!--|<!doctype svg)/i.test(source.subarray(0, 200).toString('utf8'));
}

function extract(
  image: Sharp,
  [left, top, width, height]: NonNullable<ImageParams['rect']>,
  natural: { width: number; height: number },
): void {
  const inside = { left: Math.min(left, natural.width - 1), top: Math.min(top, natural.height - 1) };
  image.extract({
    ...inside,
    width: Math.max(1, Math.min(width, natural.width - inside.left)),
    height: Math.max(1, Math.min(height, natural.height - inside.top)),
  });
}

function resize(image: Sharp, { width, height, fit, background }: ImageParams): void {
  const { fit: sharpFit, isGrowing } = fits[fit];
  image.resize({
    width,
    height,
    fit: width === undefined || height === undefined ? 'inside' : sharpFit,
    withoutEnlargement: !isGrowing,
    background: background ?? '#ffffff00',
  });
}

function encode(image: Sharp, format: ImageFormat, requested: number): Promise<Buffer> {
  const quality = Math.max(1, requested);
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer();
  if (format === 'png') return image.png().toBuffer();
  return image
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, progressive: format === 'pjpg' })
    .toBuffer();
}

/** The message of an error of sharp, for the response. */
export function reasonOf(error: unknown): string {
  return isRecord(error) && typeof error.message === 'string' ? error.message : 'The image cannot be read.';
}
