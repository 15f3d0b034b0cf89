import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Inspection } from './file.ts';

const maxPages = 20;
/** The longer side of a drawn page: 170 pixels an inch of an A4 sheet. */
const sidePx = 2_000;
const maxScale = 8;

let library: Promise<PDFiumLibrary> | undefined;

/**
 * The pages of a PDF as pictures. Only they are kept: a PDF may carry scripts, actions, attachments and forms in more ways than
 * a check can know, a picture of its pages carries none. PDFium runs as WebAssembly, without a JavaScript engine.
 */
export async function drawPages(bytes: Uint8Array): Promise<Inspection> {
  library ??= PDFiumLibrary.init();
  const pdfium = await library;
  try {
    const opened = await pdfium.loadDocument(bytes);
    try {
      return await drawDocument(opened);
    } finally {
      opened.destroy();
    }
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

async function drawDocument(opened: PDFiumDocument): Promise<Inspection> {
  const count = opened.getPageCount();
  if (count === 0) return { problem: 'damaged' };
  if (count > maxPages) return { problem: 'tooManyPages' };
  const files: { mediaType: 'image/jpeg'; bytes: Buffer }[] = [];
  for (const page of opened.pages()) files.push({ mediaType: 'image/jpeg', bytes: await drawPage(page) });
  return { files };
}

/** Throws after an error of the WebAssembly itself, after which it is not used again. */
function problemOf(error: unknown): 'encrypted' | 'damaged' {
  if (!(error instanceof Error) || error instanceof WebAssembly.RuntimeError) throw error;
  return /password|security/i.test(error.message) ? 'encrypted' : 'damaged';
}

async function drawPage(page: PDFiumPage): Promise<Buffer> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(maxScale, sidePx / Math.max(1, originalWidth, originalHeight));
  const { data, width, height } = await page.render({ scale });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
