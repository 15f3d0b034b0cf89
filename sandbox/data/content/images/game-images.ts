import { sceneIdOf } from '#sandbox/data/tables/scene-variants.ts';
import type { Composition, Motif } from '#sandbox/data/types.ts';
import type { ImageAssets } from './image-assets.ts';

/** A game's tile in three sizes, portrait and hero image: all from one scene, drawn on request. */
export function gamePictures(
  images: ImageAssets,
  { slug, title, motif, composition }: { slug: string; title: string; motif: Motif; composition: Composition },
) {
  const add = (width: number, height: number) =>
    images.addScene({ id: sceneIdOf(slug), motif, composition, width, height }, title);
  return {
    thumbnail: { img1x: add(240, 180), img2x: add(480, 360), img3x: add(720, 540) },
    verticalImage: add(360, 540),
    heroImage: add(1212, 778),
  };
}
