import type { Gallery } from '#sandbox/data/content/gallery.ts';
import { sceneOf } from '#sandbox/data/tables/takes.ts';
import type { Composition, Motif } from '#sandbox/data/types.ts';

/** A game's tile in three sizes, upright and wide (content.md, "Vector art"): one scene, drawn when somebody asks for it. */
export function gamePictures(
  gallery: Gallery,
  { slug, title, motif, composition }: { slug: string; title: string; motif: Motif; composition: Composition },
) {
  const hang = (width: number, height: number) =>
    gallery.hangScene({ id: sceneOf(slug), motif, composition, width, height }, title);
  return {
    thumbnail: { img1x: hang(240, 180), img2x: hang(480, 360), img3x: hang(720, 540) },
    verticalImage: hang(360, 540),
    heroImage: hang(1212, 778),
  };
}
