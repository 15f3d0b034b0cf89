import { createHash } from 'node:crypto';
import type { Committer } from '../commit.ts';
import type { StoredDocument } from '../document.ts';
import type { DocumentCache } from '../document-cache.ts';
import { badRequest } from '../errors.ts';
import { dataset, projectId } from '../names.ts';
import { type AssetName, assetFileOf, assetIdOf } from './asset-id.ts';
import type { ImageStore } from './image-store.ts';
import { describeImage, reasonOf } from './render.ts';

export interface UploadOptions {
  readonly cache: DocumentCache;
  readonly committer: Committer;
  readonly images: ImageStore;
  /** Origin of the image URLs, without a trailing slash. */
  readonly origin: string;
}

/** Metadata that the editor sends with the file. */
export interface UploadDetails {
  readonly filename: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const extensions = new Set(['jpg', 'png', 'webp', 'avif', 'gif', 'svg']);

/** Stores an image and returns its asset document; the same bytes return the same document. Throws 400. */
export async function uploadImage(
  options: UploadOptions,
  bytes: Buffer,
  details: UploadDetails,
): Promise<StoredDocument | undefined> {
  const described = await describeImage(bytes).catch((error: unknown) => {
    throw badRequest(`The upload is not an image: ${reasonOf(error)}`);
  });
  const { width, height, extension } = described;
  if (!extensions.has(extension)) throw badRequest(`Images of type "${extension}" are not accepted.`);
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const name: AssetName = { hash: sha1, width, height, extension };
  const _id = assetIdOf(name);
  const existing = options.cache.get(_id);
  if (existing) return existing;
  const path = `images/${projectId}/${dataset}/${assetFileOf(name)}`;
  await options.images.saveOriginal(name, bytes);
  const document = {
    _id,
    _type: 'sanity.imageAsset',
    assetId: sha1,
    extension,
    mimeType: extension === 'jpg' ? 'image/jpeg' : extension === 'svg' ? 'image/svg+xml' : `image/${extension}`,
    originalFilename: details.filename,
    title: details.title,
    description: details.description,
    path,
    sha1hash: sha1,
    size: bytes.byteLength,
    uploadId: sha1.slice(0, 32),
    url: `${options.origin}/${path}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      hasAlpha: described.hasAlpha,
      isOpaque: described.isOpaque,
      lqip: described.lqip,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {
          _type: 'sanity.imagePaletteSwatch',
          background: described.dominant,
          foreground: '#fff',
          title: '#fff',
          population: 0,
        },
      },
    },
  };
  const present = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined));
  await options.committer.write('editor', new Map([[_id, { ...present, _id, _type: document._type }]]));
  return options.cache.get(_id);
}
