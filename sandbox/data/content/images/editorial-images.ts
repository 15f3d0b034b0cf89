import { z } from 'zod';
import { marketRecords } from '#lib/core/market/markets.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import {
  type BannerKey,
  bannerKeys,
  type LandingId,
  landingIds,
  type PromotionKey,
  promotionKeys,
} from '#sandbox/data/copy/keys.ts';
import { type Composition, compositions, motifs } from '#sandbox/data/types.ts';
import type { ImageField } from './image-assets.ts';
import rotations from './rotations.json' with { type: 'json' };

/** Motifs of a subject; markets rotate through them, so that home pages differ. */
export const rotationSchema = z.tuple([z.enum(motifs)], z.enum(motifs)).readonly();
export type MotifRotation = z.output<typeof rotationSchema>;

const rotationIndex = new Map(Object.keys(marketRecords).map((market, index) => [market, index]));

export const verticalKeys = ['casino', 'live', 'sports', 'promotions'] as const;
type VerticalKey = (typeof verticalKeys)[number];

const rotationsSchema = z.strictObject({
  banners: z.record(z.enum(bannerKeys), rotationSchema),
  promotions: z.record(z.enum(promotionKeys), z.strictObject({ rotation: rotationSchema, composition: z.enum(compositions) })),
  landings: z.record(z.enum(landingIds), rotationSchema),
  verticals: z.record(z.enum(verticalKeys), rotationSchema),
  contentBoxes: z.array(rotationSchema),
});
const { banners, promotions, landings, verticals, contentBoxes } = rotationsSchema.parse(rotations);

/** The languages of a market share an image; only the alternative text differs. */
export function addRotatedScene(
  context: LocaleContext,
  subject: string,
  rotation: MotifRotation,
  composition: Composition,
  width: number,
  height: number,
  alt: string,
): ImageField {
  const { market } = context.locale;
  const motif = rotation[(rotationIndex.get(market) ?? 0) % rotation.length] ?? rotation[0];
  return context.images.addScene({ id: `${subject}-${market}`, motif, composition, width, height }, alt);
}

export function bannerImages(context: LocaleContext, key: BannerKey, alt: string) {
  return addBannerImages(context, `banner-${key}`, banners[key], alt);
}

/** Landscape for desktop and tablet, close-up for mobile. */
export function addBannerImages(context: LocaleContext, subject: string, rotation: MotifRotation, alt: string) {
  const wide = addRotatedScene(context, subject, rotation, 'landscape', 1600, 900, alt);
  return {
    imageDesktop: wide,
    imageTablet: wide,
    imageMobile: addRotatedScene(context, subject, rotation, 'close-up', 900, 1200, alt),
  };
}

export function promotionImage(context: LocaleContext, key: PromotionKey, alt: string): ImageField {
  const { rotation, composition } = promotions[key];
  return addRotatedScene(context, `promotion-${key}`, rotation, composition, 1200, 900, alt);
}

export function landingImage(context: LocaleContext, id: LandingId, alt: string): ImageField {
  return addRotatedScene(context, `landing-${id}`, landings[id], 'landscape', 1600, 900, alt);
}

export function verticalImage(context: LocaleContext, key: VerticalKey, alt: string): ImageField {
  return addRotatedScene(context, `vertical-${key}`, verticals[key], key === 'sports' ? 'landscape' : 'close-up', 900, 600, alt);
}

export function contentBoxImage(context: LocaleContext, index: number, alt: string): ImageField {
  return addRotatedScene(context, `content-box-${index + 1}`, contentBoxes[index] ?? ['lounge'], 'emblem', 900, 600, alt);
}
