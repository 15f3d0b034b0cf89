import sharp from 'sharp';
import { siteName, themeColor } from '#lib/content/documents/brand.ts';

/** Side length of the drawing's square view box. */
const viewBox = 32;

interface Frame {
  /** `rounded` keeps the corners transparent, `square` fills them, `none` leaves only the mark's silhouette. */
  readonly ground: 'rounded' | 'square' | 'none';
  /** Scale of the mark relative to the drawing, around its centre. */
  readonly scale: number;
}

/** At this scale the mark's sides lie on whole pixels at 16, 32 and 48. */
const favicon: Frame = { ground: 'rounded', scale: 10 / 9 };
const faviconSizes = [16, 32, 48];

/** A launcher may crop a maskable icon to a circle of 80 % of its width; at this scale the mark's corners are inside. */
const maskableScale = 0.85;

const manifestIcons = [
  { name: 'icon-192', size: 192, purpose: 'any', frame: { ground: 'rounded', scale: 1 } },
  { name: 'icon-512', size: 512, purpose: 'any', frame: { ground: 'rounded', scale: 1 } },
  { name: 'icon-maskable-512', size: 512, purpose: 'maskable', frame: { ground: 'square', scale: maskableScale } },
  { name: 'icon-monochrome-512', size: 512, purpose: 'monochrome', frame: { ground: 'none', scale: maskableScale } },
] as const;

/** Every image that is generated from `public/icon.svg`, by its name in `public/`. */
export async function drawIcons(svg: string): Promise<ReadonlyMap<string, Buffer>> {
  const favicons = await Promise.all(faviconSizes.map((size) => render(svg, size, favicon)));
  const files = new Map([
    ['favicon.ico', packIco(faviconSizes, favicons)],
    // iOS rounds the corners itself and shows transparent ones black.
    ['apple-touch-icon.png', await render(svg, 180, { ground: 'square', scale: 1 })],
  ]);
  for (const { name, size, frame } of manifestIcons) files.set(`${name}.png`, await render(svg, size, frame));
  return files;
}

/** The text of `public/manifest.webmanifest`. `/` redirects to the visitor's locale, so an installed site opens its market. */
export function writeManifest(): string {
  const icons = manifestIcons.map(({ name, size, purpose }) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
  const manifest = {
    name: siteName,
    short_name: siteName,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: themeColor,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A PNG of `size` pixels with the mark of `svg` in a frame. Throws if the drawing has another structure. */
async function render(svg: string, size: number, { ground, scale }: Frame): Promise<Buffer> {
  const rect = /<rect width="32" height="32" rx="8" (fill="#[0-9a-f]{6}")\/>/.exec(svg);
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="#[0-9a-f]{6}"\/>/g)];
  if (!rect || paths.length === 0) throw new Error('public/icon.svg is not a rounded ground with filled paths on it.');
  const colours = paths.map(([path]) => path).join('');
  const silhouette = `<path fill="#fff" fill-rule="evenodd" d="${paths.map(([, data]) => data).join('')}"/>`;
  const grounds = { rounded: rect[0], square: `<rect width="32" height="32" ${rect[1]}/>`, none: '' };
  const offset = (viewBox * (1 - scale)) / 2;
  const mark = `<g transform="translate(${offset} ${offset}) scale(${scale})">${ground === 'none' ? silhouette : colours}</g>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${viewBox} ${viewBox}">${grounds[ground]}${mark}</svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file of PNG images: a header of 6 bytes, 16 bytes per image, then the images. Sizes are below 256 pixels. */
function packIco(sizes: readonly number[], pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
