import { createHash } from 'node:crypto';
import { previewOf, sceneAssetId } from '#sandbox/data/art/asset.ts';
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

/** Collects the images that documents use: each becomes one asset document and is drawn on request. */
export interface ImageAssets {
  readonly addScene: (spec: SceneSpec, alt: string) => ImageField;
  readonly addDrawing: (svg: string, width: number, height: number, alt: string) => ImageField;
  readonly listAssets: () => readonly ContentDocument[];
  readonly draw: (assetDocumentId: string) => string | undefined;
}

/** @param imageBase origin of the content service, without a trailing slash. */
export function createImageAssets(at: Date, imageBase: string): ImageAssets {
  const assets = new Map<string, Asset>();

  function add(id: string, alt: string, createAsset: () => Asset): ImageField {
    if (!assets.has(id)) assets.set(id, createAsset());
    return { _type: 'image', asset: reference(id), alt };
  }

  return {
    addScene: (spec, alt) =>
      add(sceneAssetId(spec), alt, () => {
        const { tint, placeholder } = previewOf(spec);
        return { width: spec.width, height: spec.height, tint, lqip: placeholder, draw: () => drawScene(spec) };
      }),
    addDrawing: (svg, width, height, alt) => {
      const hash = createHash('sha1').update(svg).digest('hex');
      return add(`image-${hash}-${width}x${height}-png`, alt, () => ({ width, height, tint: '#2b2430', draw: () => svg }));
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
