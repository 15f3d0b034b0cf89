import sharp from 'sharp';
import { drawPages } from './draw-pages.ts';
import { type Inspection, type MediaType, maxFileBytes } from './file.ts';

const minSide = 600;
const maxSide = 12_000;
const maxPixels = 60_000_000;

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/** Recognizes a file by its bytes alone. */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  return text(0, 5) === '%PDF-' ? 'application/pdf' : undefined;
}

/** Draws every picture and every page of a PDF again, so that nothing else of a file is kept. */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > maxFileBytes) return { problem: 'tooLarge' };
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType) return { problem: 'notAccepted' };
  return mediaType === 'application/pdf' ? drawPages(bytes) : cleanPicture(bytes, mediaType);
}

async function cleanPicture(bytes: Buffer, mediaType: keyof typeof formats): Promise<Inspection> {
  try {
    // Reads the header only: a small file may claim a picture that would fill the memory.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width > maxSide || height > maxSide || width * height > maxPixels) return { problem: 'tooManyPixels' };
    if (Math.min(width, height) < minSide) return { problem: 'tooSmall' };
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    const output =
      mediaType === 'image/png' ? picture.png({ compressionLevel: 3 }) : picture.toFormat(formats[mediaType], { quality: 90 });
    return { files: [{ mediaType, bytes: await output.toBuffer() }] };
  } catch {
    return { problem: 'damaged' };
  }
}
