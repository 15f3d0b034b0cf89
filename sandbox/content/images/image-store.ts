import { createHash } from 'node:crypto';
import path from 'node:path';
import { ownValue } from '#lib/core/own-value.ts';
import type { ContentSeed } from '#sandbox/data/types.ts';
import { type AssetName, assetFileOf, assetIdOf } from './asset-id.ts';
import { createFileStore } from './file-store.ts';
import { type ImageFormat, type ImageParams, isOriginal } from './params.ts';
import { renderImage } from './render.ts';
import { createWorkQueue } from './work-queue.ts';

export interface RenderedImage {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Seeded images are drawn, uploaded ones read from disk; rendered files are cached on disk. */
export interface ImageStore {
  /** Undefined for an unknown image. */
  render(name: AssetName, params: ImageParams): Promise<RenderedImage | undefined>;
  saveOriginal(name: AssetName, bytes: Buffer): Promise<void>;
}

/** Rendering uses a whole core; more at once would slow down requests. */
const limits = { concurrency: 1, maxWaiting: 500 };
/** Anyone may ask for a picture in any size. */
const maxRenderedBytes = 1_073_741_824;

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

export function createImageStore(
  folder: string,
  drawAsset: ContentSeed['drawAsset'],
  maxRendered = maxRenderedBytes,
): ImageStore {
  const originals = createFileStore(path.join(folder, 'originals'));
  const rendered = createFileStore(path.join(folder, 'rendered'), maxRendered);
  const queue = createWorkQueue<Buffer>(limits);
  const digests = new Map<string, string>();

  async function source(name: AssetName): Promise<Buffer | undefined> {
    const drawn = drawAsset(assetIdOf(name));
    return drawn === undefined ? originals.read(assetFileOf(name)) : Buffer.from(drawn);
  }

  /** Part of a rendered file's name, so a changed drawing is rendered again. */
  async function digestOf(name: AssetName): Promise<string | undefined> {
    const id = assetIdOf(name);
    const cached = digests.get(id);
    if (cached !== undefined) return cached;
    const bytes = await source(name);
    if (!bytes) return undefined;
    const digest = createHash('sha256').update(bytes).digest('hex');
    digests.set(id, digest);
    return digest;
  }

  return {
    saveOriginal: (name, bytes) => originals.write(assetFileOf(name), bytes),
    async render(name, params) {
      const digest = await digestOf(name);
      if (digest === undefined) return undefined;
      const uploaded = isOriginal(params) ? await originals.read(assetFileOf(name)) : undefined;
      if (uploaded) return { bytes: uploaded, contentType: ownValue(contentTypes, name.extension) ?? 'image/png' };
      const options = { ...params, format: params.format ?? formatOf(name.extension) };
      const key = createHash('sha256')
        .update(JSON.stringify([digest, options]))
        .digest('hex');
      const file = path.join(key.slice(0, 2), key);
      const read = () => rendered.read(file);
      // What is on disk waits for no drawing of others; what waited may be there when its turn comes.
      const bytes = (await read()) ?? (await queue.run(key, async () => (await read()) ?? draw(name, options, file)));
      return { bytes, contentType: contentTypes[options.format] ?? 'image/png' };
    },
  };

  async function draw(name: AssetName, options: ImageParams & { readonly format: ImageFormat }, file: string): Promise<Buffer> {
    const original = await source(name);
    if (!original) throw new Error(`The source of ${assetIdOf(name)} no longer exists.`);
    const bytes = await renderImage(original, name, options);
    await rendered.write(file, bytes);
    return bytes;
  }
}

function formatOf(extension: string): ImageFormat {
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png';
}
