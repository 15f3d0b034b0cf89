import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ContentSeed } from '#sandbox/data/types.ts';
import { type AssetName, assetFileOf, assetIdOf } from './asset-id.ts';
import { openFileShelf } from './files.ts';
import { type ImageFormat, type ImageParams, isOriginal } from './params.ts';
import { createWorkQueue } from './queue.ts';
import { renderImage } from './render.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Every picture of the lake: the seeded ones are drawn, the uploaded ones lie on disk, and what was rendered is kept. */
export interface Gallery {
  /** Undefined when there is no such picture. */
  render(name: AssetName, params: ImageParams): Promise<Picture | undefined>;
  keep(name: AssetName, bytes: Buffer): Promise<void>;
}

/** Rendering is heavy: one at a time leaves the other core to everything else. */
const rendersAtOnce = 1;

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

export function openGallery(folder: string, drawAsset: ContentSeed['drawAsset']): Gallery {
  const originals = openFileShelf(path.join(folder, 'originals'));
  const rendered = openFileShelf(path.join(folder, 'rendered'));
  const queue = createWorkQueue<Buffer>(rendersAtOnce);
  const digests = new Map<string, string>();

  async function source(name: AssetName): Promise<Buffer | undefined> {
    const drawn = drawAsset(assetIdOf(name));
    return drawn === undefined ? originals.read(assetFileOf(name)) : Buffer.from(drawn);
  }

  /** Part of a rendered file's name: another drawing under the same id is another picture. */
  async function digestOf(name: AssetName): Promise<string | undefined> {
    const id = assetIdOf(name);
    const known = digests.get(id);
    if (known !== undefined) return known;
    const bytes = await source(name);
    if (!bytes) return undefined;
    const digest = createHash('sha256').update(bytes).digest('hex');
    digests.set(id, digest);
    return digest;
  }

  return {
    keep: (name, bytes) => originals.write(assetFileOf(name), bytes),
    async render(name, params) {
      const digest = await digestOf(name);
      if (digest === undefined) return undefined;
      const uploaded = isOriginal(params) ? await originals.read(assetFileOf(name)) : undefined;
      if (uploaded) return { bytes: uploaded, contentType: contentTypes[name.extension] ?? 'image/png' };
      const wanted = { ...params, format: params.format ?? formatOf(name.extension) };
      const key = createHash('sha256')
        .update(JSON.stringify([digest, wanted]))
        .digest('hex');
      const file = path.join(key.slice(0, 2), key);
      const bytes = await queue.run(key, async () => (await rendered.read(file)) ?? draw(name, wanted, file));
      return { bytes, contentType: contentTypes[wanted.format] ?? 'image/png' };
    },
  };

  async function draw(name: AssetName, wanted: ImageParams & { readonly format: ImageFormat }, file: string): Promise<Buffer> {
    const original = await source(name);
    if (!original) throw new Error(`The picture ${assetIdOf(name)} has gone.`);
    const bytes = await renderImage(original, name, wanted);
    await rendered.write(file, bytes);
    return bytes;
  }
}

function formatOf(extension: string): ImageFormat {
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png';
}
