/** A document as Sanity stores it. */
export interface ContentDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What the content service is seeded with. */
export interface ContentSeed {
  readonly documents: readonly ContentDocument[];
  /** The SVG of a seeded image asset (`image-{hash}-{w}x{h}-png`), drawn on request; undefined for an unknown id. */
  readonly drawAsset: (assetDocumentId: string) => string | undefined;
}

export const motifs = [
  'pharaoh',
  'fruit',
  'gems',
  'viking',
  'ocean',
  'space',
  'jungle',
  'candy',
  'dragon',
  'western',
  'pirate',
  'samurai',
  'book',
  'wolf',
  'bass',
  'gods',
  'neon',
  'farm',
  'roulette',
  'cards',
  'stadium',
  'lounge',
  'coins',
  'gift',
  'crown',
] as const;
export type Motif = (typeof motifs)[number];

export const compositions = ['close-up', 'landscape', 'emblem', 'silhouette'] as const;
export type Composition = (typeof compositions)[number];

/** An image to draw; the same spec gives the same image. Sizes in pixels. */
export interface SceneSpec {
  /** The seed of all random choices. */
  readonly id: string;
  readonly motif: Motif;
  readonly composition: Composition;
  readonly width: number;
  readonly height: number;
}
