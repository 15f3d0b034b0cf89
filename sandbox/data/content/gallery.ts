import { createHash } from 'node:crypto';
import { lookOf, sceneAssetId } from '#sandbox/data/art/asset.ts';
import { drawScene } from '#sandbox/data/art/draw-scene.ts';
import { createDocument, type Reference, reference } from '#sandbox/data/content/document.ts';
import type { ContentDocument, SceneSpec } from '#sandbox/data/types.ts';

export interface ImageField {
  readonly _type: 'image';
  readonly asset: Reference;
  readonly alt: string;
}

interface Asset {
  readonly width: number;
  readonly height: number;
  readonly tint: string;
  readonly lqip?: string;
  readonly draw: () => string;
}

/** Collects every picture the documents use, so that each becomes one asset document and is drawn only when asked for. */
export interface Gallery {
  readonly hangScene: (spec: SceneSpec, alt: string) => ImageField;
  readonly hangDrawing: (svg: string, width: number, height: number, alt: string) => ImageField;
  readonly listAssets: () => readonly ContentDocument[];
  readonly draw: (assetDocumentId: string) => string | undefined;
}

/** @param imageBase origin of the content service, without a slash at the end. */
export function createGallery(at: Date, imageBase: string): Gallery {
  const assets = new Map<string, Asset>();

  function hang(id: string, alt: string, look: () => Asset): ImageField {
    if (!assets.has(id)) assets.set(id, look());
    return { _type: 'image', asset: reference(id), alt };
  }

  return {
    hangScene: (spec, alt) =>
      hang(sceneAssetId(spec), alt, () => {
        const { tint, placeholder } = lookOf(spec);
        return { width: spec.width, height: spec.height, tint, lqip: placeholder, draw: () => drawScene(spec) };
      }),
    hangDrawing: (svg, width, height, alt) => {
      const hash = createHash('sha1').update(svg).digest('hex');
      return hang(`image-${hash}-${width}x${height}-png`, alt, () => ({ width, height, tint: '#2b2430', draw: () => svg }));
    },
    listAssets: () => [...assets].map(([id, asset]) => describeAsset(at, imageBase, id, asset)),
    draw: (id) => assets.get(id)?.draw(),
  };
}

function describeAsset(at: Date, imageBase: string, id: string, { width, height, tint, lqip }: Asset): ContentDocument {
  const file = `${id.replace(/^image-/, '').replace(/-png$/, '')}.png`;
  const path = `images/sandbox/production/${file}`;
  return createDocument(at, id, 'sanity.imageAsset', {
    assetId: id.split('-')[1],
    path,
    url: `${imageBase}/${path}`,
    originalFilename: file,
    extension: 'png',
    mimeType: 'image/png',
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      ...(lqip ? { lqip } : {}),
      palette: { _type: 'sanity.imagePalette', dominant: { _type: 'sanity.imagePaletteSwatch', background: tint } },
      hasAlpha: !lqip,
      isOpaque: Boolean(lqip),
    },
  });
}
