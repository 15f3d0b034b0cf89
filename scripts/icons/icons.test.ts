import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { themeColor } from '#lib/content/documents/brand.ts';
import { readColourTokens, toHex } from '../../tests/fixtures/components/contrast.ts';
import { root } from '../root.ts';
import { drawIcons, writeManifest } from './icons.ts';

const readPublic = (name: string) => readFileSync(path.join(root, 'public', name));
const names = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon-monochrome-512.png',
];

let drawn: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  drawn = await drawIcons(readFileSync(path.join(root, 'public/icon.svg'), 'utf8'));
});

/** The images of an ICO file, or the only image of any other file. */
function picturesOf(file: Buffer): Buffer[] {
  if (file.readUInt32BE(0) !== 0x00000100) return [file];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const offset = file.readUInt32LE(entry + 12);
    return file.subarray(offset, offset + file.readUInt32LE(entry + 8));
  });
}

async function pixelsOf(file: Buffer): Promise<Buffer> {
  return Buffer.concat(await Promise.all(picturesOf(file).map((picture) => sharp(picture).ensureAlpha().raw().toBuffer())));
}

test('draws the icons that public/ holds', () => {
  expect([...drawn.keys()]).toEqual(names);
});

test.each(names)('%s shows the drawing of public/icon.svg', async (name) => {
  const [committed, current] = await Promise.all([pixelsOf(readPublic(name)), pixelsOf(drawn.get(name) ?? Buffer.alloc(0))]);
  expect(committed.length).toBe(current.length);
  const differing = committed.filter((value, index) => Math.abs(value - (current[index] ?? 0)) > 8).length;
  expect(differing / committed.length).toBeLessThan(0.01);
});

test('holds a favicon of 16, 32 and 48 pixels', async () => {
  const sizes = picturesOf(readPublic('favicon.ico')).map(async (picture) => (await sharp(picture).metadata()).width);
  expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
});

test('keeps the mark of the maskable icon inside the circle that every launcher shows', async () => {
  const { data, info } = await sharp(readPublic('icon-maskable-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const outside: number[] = [];
  for (let index = 0; index < info.width * info.height; index++) {
    const x = (index % info.width) + 0.5 - info.width / 2;
    const y = Math.floor(index / info.width) + 0.5 - info.height / 2;
    const isGround = data.subarray(index * 4, index * 4 + 3).equals(ground);
    if (Math.hypot(x, y) > info.width * 0.4 && !isGround) outside.push(index);
  }
  expect(ground.equals(Buffer.from('1b121d', 'hex'))).toBe(true);
  expect(outside).toEqual([]);
});

test('leaves nothing transparent where a device rounds the corners itself', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    expect((await sharp(readPublic(name)).stats()).isOpaque).toBe(true);
  }
});

test('names the icons in the manifest by the sizes that they have', async () => {
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(readPublic('manifest.webmanifest').toString());
  expect(manifest).toEqual(JSON.parse(writeManifest()));
  expect(manifest.icons).toHaveLength(4);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(readPublic(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("gives the browser's own bars the ground of the pages", () => {
  const ink = readColourTokens(readFileSync(path.join(root, 'app/globals.css'), 'utf8')).get('ink');
  expect(ink && toHex(ink)).toBe(themeColor);
});
